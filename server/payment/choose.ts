// The configured payment provider.

import type { Environment } from '../settings/environment.ts';
import type { Payment } from './port.ts';
import { type SandboxPayment, sandboxPayment } from './sandbox.ts';

export interface ChosenPayment {
  /** undefined: the shop sells nothing. */
  readonly payment: Payment | undefined;
  /** If the provider is the sandbox, for its checkout page. */
  readonly sandbox: SandboxPayment | undefined;
}

/** `report` receives the provider's errors. Stripe's SDK is loaded only if used. */
export async function choosePayment(
  { payment: settings, publicUrl }: Pick<Environment, 'payment' | 'publicUrl'>,
  report: (error: unknown) => void,
): Promise<ChosenPayment> {
  if (settings.provider === 'off') return { payment: undefined, sandbox: undefined };
  if (settings.provider === 'sandbox') {
    const sandbox = sandboxPayment(settings.secret, publicUrl);
    return { payment: sandbox, sandbox };
  }
  const { stripePayment } = await import('./stripe.ts');
  return { payment: stripePayment(settings, report), sandbox: undefined };
}
