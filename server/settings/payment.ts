// Which provider takes payments: Stripe if its keys are set, else the sandbox. The sandbox gives jokers away, so it is the
// default on a developer's machine only.

import { because, type Exposure, isTestKey } from './exposure.ts';
import { isHere, isOrigin, type VariableReader } from './variables.ts';

/** `off`: the shop sells nothing. */
export type PaymentSettings =
  | { readonly provider: 'off' }
  /** `secret` signs the sandbox's notices; undefined: random for each process. */
  | { readonly provider: 'sandbox'; readonly secret: string | undefined }
  | { readonly provider: 'stripe'; readonly key: string; readonly webhookSecret: string; readonly api: string };

const STRIPE = 'https://api.stripe.com';

export function readPayment(reading: VariableReader, exposure: Exposure): PaymentSettings {
  const { text, wrong } = reading;
  const [key, webhookSecret] = [text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')];
  const usual = key !== '' ? 'stripe' : exposure.production.length > 0 ? 'off' : 'sandbox';
  const provider = text('PAYMENT', usual);
  if ((key === '') !== (webhookSecret === ''))
    wrong.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  if (provider === 'off') return { provider };
  if (provider === 'sandbox') {
    if (key !== '') wrong.push('PAYMENT must not be sandbox where STRIPE_SECRET_KEY is set.');
    checkPlayMoney('PAYMENT is sandbox', reading, exposure);
    return { provider, secret: text('SANDBOX_SECRET') || undefined };
  }
  if (provider !== 'stripe') wrong.push(`PAYMENT must be one of stripe, sandbox, off, but is "${provider}".`);
  else if (key === '') wrong.push('STRIPE_SECRET_KEY must be set where PAYMENT is stripe.');
  if (text('PUBLIC_URL') === '')
    wrong.push('PUBLIC_URL must be set where Stripe takes the payments: it leads back to the app.');
  if (key !== '' && !/^(sk|rk)_/.test(key)) wrong.push('STRIPE_SECRET_KEY must begin with sk_ or rk_.');
  if (webhookSecret !== '' && !webhookSecret.startsWith('whsec_'))
    wrong.push('STRIPE_WEBHOOK_SECRET must begin with whsec_.');
  if (isTestKey(key)) checkPlayMoney('STRIPE_SECRET_KEY is a test key', reading, exposure);
  return { provider: 'stripe', key, webhookSecret, api: stripeAddress(reading, exposure) };
}

/** Free jokers on a public server need a second setting to confirm them. */
function checkPlayMoney(what: string, { checked, wrong, warnings }: VariableReader, { production }: Exposure): void {
  const fits = (value: string): boolean => value === 'on' || value === 'off';
  const allowed = checked('SANDBOX_IN_PRODUCTION', 'off', fits, 'on or off') === 'on';
  if (production.length === 0) return;
  const where = `${what} where ${because(production)}`;
  if (allowed) warnings.push(`SANDBOX_IN_PRODUCTION is on and ${where}: every visitor gets free jokers.`);
  else wrong.push(`SANDBOX_IN_PRODUCTION must be on if everybody is to get free jokers: ${where}.`);
}

/** Receives the secret key, hence only Stripe or a stand-in on this machine. */
function stripeAddress({ text, wrong }: VariableReader, { production }: Exposure): string {
  const api = text('STRIPE_API', STRIPE);
  if (api !== STRIPE && (production.length > 0 || !isOrigin(api) || !isHere(api)))
    wrong.push(
      `STRIPE_API must be ${STRIPE}${production.length > 0 ? ` where ${because(production)}` : ' or an origin of this machine'}.`,
    );
  return api;
}
