// Reads and checks what the operator sets. A wrong value stops the start with a sentence, never with a stack trace.

import { isIP } from 'node:net';
import { type EmulatorSetting, readEmulator } from './identity/signIn.ts';

/** Everything that the process takes from its environment. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; unused where `databaseUrl` is set. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Folder of the built client; undefined: the API alone. */
  readonly clientDir: string | undefined;
  readonly logLevel: LogLevel;
  /** IANA zone in which a day begins at 00:00. */
  readonly timeZone: string;
  /** Whether this node makes the month's new levels; one node is enough. */
  readonly monthlyPacks: boolean;
  /** Origins of white-label pages that may call the API from elsewhere. */
  readonly origins: readonly string[];
  readonly vendors: readonly string[];
  readonly redirectHost: string;
  readonly urls: { readonly imprint: string; readonly terms: string; readonly dataProtection: string };
  /** Where the app is reached from outside, without a slash at the end; undefined: on the API's own address. */
  readonly publicUrl: string | undefined;
  readonly payment: PaymentSettings;
  /** ISO 4217: of the offers that a first start puts in. */
  readonly currency: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
  readonly emulator: EmulatorSetting;
  /** Whether callers are counted (plugins/rates.ts); off for load tests. */
  readonly rateLimits: boolean;
  /** Addresses and ranges (CIDR) of proxies whose word about a caller's address counts. */
  readonly trustedProxies: readonly string[];
}

/** `off`: the shop sells nothing. */
export type PaymentSettings =
  | { readonly provider: 'off' }
  /** `secret` signs the sandbox's notices; undefined: the process makes one up. */
  | { readonly provider: 'sandbox'; readonly secret: string | undefined }
  | { readonly provider: 'stripe'; readonly key: string; readonly webhookSecret: string; readonly api: string };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Why the process cannot start; its message is for the operator. */
export class StartRefused extends Error {}

type Variables = Readonly<Record<string, string | undefined>>;

/** Throws StartRefused that names every wrong variable. An empty variable counts as unset. */
export function readEnvironment(variables: Variables): Environment {
  const wrong: string[] = [];
  const text = (name: string, fallback: string): string => variables[name]?.trim() || fallback;
  const checked = (name: string, fallback: string, fits: (value: string) => boolean, wanted: string): string => {
    const value = text(name, fallback);
    if (!fits(value)) wrong.push(`${name} must be ${wanted}, but is "${masked(value)}".`);
    return value;
  };
  const list = (name: string, fits: (value: string) => boolean, wanted: string): string[] =>
    split(checked(name, '', (value) => split(value).every(fits), `a comma-separated list of ${wanted}`));
  const page = (name: string, path: string): string =>
    checked(name, `https://example.org/${path}`, isPage, 'an address that begins with https://');

  const publicUrl = checked('PUBLIC_URL', '', isEmptyOrOrigin, 'an origin such as https://puzzles.example.org');

  const environment: Environment = {
    port: Number(checked('PORT', '8080', isPort, 'a port number from 0 to 65535')),
    host: text('HOST', 'localhost'),
    dataDir: text('DATA_DIR', '.data/db'),
    databaseUrl: checked('DATABASE_URL', '', isDatabaseUrl, 'an address that begins with postgres://') || undefined,
    clientDir: text('CLIENT_DIR', '') || undefined,
    logLevel: checked('LOG_LEVEL', 'info', isLogLevel, `one of ${LOG_LEVELS.join(', ')}`) as LogLevel,
    timeZone: checked('TIME_ZONE', 'Europe/Berlin', isTimeZone, 'an IANA time zone such as Europe/Berlin'),
    monthlyPacks: checked('MONTHLY_PACKS', 'on', isSwitch, 'on or off') === 'on',
    origins: list('CORS_ORIGINS', isOrigin, 'origins such as https://puzzles.example.org'),
    vendors: list('VENDORS', isVendor, 'names of letters, digits, dots, underscores and hyphens'),
    redirectHost: checked('REDIRECT_HOST', '', isEmptyOrOrigin, 'an origin such as https://example.org'),
    urls: {
      imprint: page('IMPRINT_URL', 'imprint'),
      terms: page('TERMS_URL', 'terms'),
      dataProtection: page('DATA_PROTECTION_URL', 'data-protection'),
    },
    publicUrl: publicUrl || undefined,
    payment: readPayment(text, publicUrl, wrong),
    currency: checked('CURRENCY', 'EUR', isCurrency, 'a currency of three capital letters such as EUR'),
    firebase: {
      apiKey: text('FIREBASE_API_KEY', 'demo-api-key'),
      authDomain: text('FIREBASE_AUTH_DOMAIN', 'localhost'),
      projectId: text('FIREBASE_PROJECT_ID', 'demo-raetsel'),
      appId: text('FIREBASE_APP_ID', 'demo-app'),
    },
    emulator: readEmulator(text, wrong),
    rateLimits: checked('RATE_LIMITS', 'on', isSwitch, 'on or off') === 'on',
    trustedProxies: list('TRUSTED_PROXIES', isRange, 'addresses or ranges such as 10.0.0.0/8'),
  };
  if (wrong.length > 0) throw new StartRefused(wrong.join('\n'));
  return environment;
}

/** Stripe where its keys are set; else the sandbox, in production only where it is asked for. Adds to `wrong`. */
function readPayment(
  text: (name: string, fallback: string) => string,
  publicUrl: string,
  wrong: string[],
): PaymentSettings {
  const [key, webhookSecret] = [text('STRIPE_SECRET_KEY', ''), text('STRIPE_WEBHOOK_SECRET', '')];
  const usual = key !== '' ? 'stripe' : text('NODE_ENV', '') === 'production' ? 'off' : 'sandbox';
  const provider = text('PAYMENT', usual);
  if ((key === '') !== (webhookSecret === ''))
    wrong.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  if (provider === 'off') return { provider };
  if (provider === 'sandbox') {
    if (key !== '') wrong.push('PAYMENT must not be sandbox where STRIPE_SECRET_KEY is set.');
    return { provider, secret: text('SANDBOX_SECRET', '') || undefined };
  }
  if (provider !== 'stripe') wrong.push(`PAYMENT must be one of stripe, sandbox, off, but is "${provider}".`);
  else if (key === '') wrong.push('STRIPE_SECRET_KEY must be set where PAYMENT is stripe.');
  if (publicUrl === '') wrong.push('PUBLIC_URL must be set where Stripe takes the payments: it leads back to the app.');
  const api = text('STRIPE_API', 'https://api.stripe.com');
  if (!isOrigin(api))
    wrong.push(`STRIPE_API must be an origin such as https://api.stripe.com, but is "${masked(api)}".`);
  return { provider: 'stripe', key, webhookSecret, api };
}

const split = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A password inside an address is not for the log. */
const masked = (value: string): string => value.replace(/\/\/[^@/]*@/, '//***@');

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65535;
const isLogLevel = (value: string): boolean => LOG_LEVELS.some((level) => level === value);
const isSwitch = (value: string): boolean => value === 'on' || value === 'off';
const isCurrency = (value: string): boolean => /^[A-Z]{3}$/.test(value);
function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}
const isVendor = (value: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(value);
const isEmptyOrOrigin = (value: string): boolean => value === '' || isOrigin(value);
const isPage = (value: string): boolean => value.startsWith('https://') && URL.canParse(value);
const isWebUrl = (value: string): boolean => /^https?:\/\//.test(value) && URL.canParse(value);
const isOrigin = (value: string): boolean => isWebUrl(value) && new URL(value).origin === value;
const isDatabaseUrl = (value: string): boolean =>
  value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value));

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
