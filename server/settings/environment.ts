// Reads and checks the operator's variables. A wrong value stops the start with a sentence, never with a stack trace.

import { isIP } from 'node:net';
import { type AdSettings, readAdFreePrice, readAds } from './ads.ts';
import { readErrorAddress } from './errors.ts';
import { because, readExposure } from './exposure.ts';
import { type OperationsSetting, readOperations } from './operations.ts';
import { type PaymentSettings, readPayment } from './payment.ts';
import { type EmulatorSetting, type FirebaseSettings, readSignIn } from './signIn.ts';
import { isOrigin, type VariableReader, type Variables, variableReader } from './variables.ts';

/** Everything that the process takes from its environment. */
export interface Environment extends OperationsSetting, AdSettings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; unused if `databaseUrl` is set. */
  readonly dataDir: string;
  /** Move a damaged embedded database aside and create a new one, instead of refusing to start. */
  readonly replaceBrokenDatabase: boolean;
  readonly databaseUrl: string | undefined;
  /** Folder of the built client; undefined: the API alone. */
  readonly clientDir: string | undefined;
  readonly logLevel: LogLevel;
  /** IANA zone in which a day begins at 00:00. */
  readonly timeZone: string;
  /** Whether this node makes levels ahead: dailies and monthly packs. One node is enough. */
  readonly monthlyPacks: boolean;
  /** Origins of white-label pages that may call the API from elsewhere. */
  readonly origins: readonly string[];
  readonly vendors: readonly string[];
  readonly redirectHost: string;
  /** Jokers for which a player is freed of ads for good; undefined: not for sale. */
  readonly adFreePrice: number | undefined;
  /** Sentry-compatible DSN; undefined: errors stay on the device. */
  readonly errorsTo: string | undefined;
  readonly urls: { readonly imprint: string; readonly terms: string; readonly dataProtection: string };
  /** The app's public origin, without a trailing slash; undefined: the API's own address. */
  readonly publicUrl: string | undefined;
  readonly payment: PaymentSettings;
  /** ISO 4217: of the offers that a first start adds. */
  readonly currency: string;
  readonly firebase: FirebaseSettings;
  readonly emulator: EmulatorSetting;
  /** Sign-in or payment is open only because this is a developer's machine, so requests from elsewhere are refused. */
  readonly onlyAtHome: boolean;
  /** Off for load tests (plugins/rates.ts). */
  readonly rateLimits: boolean;
  /** Concurrent connections; more are refused. */
  readonly maxConnections: number;
  /** Addresses and ranges (CIDR) of proxies that are trusted to report the caller's address. */
  readonly trustedProxies: readonly string[];
  /** Risky settings that the operator chose on purpose, logged at every start. */
  readonly warnings: readonly string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The process cannot start; the message tells the operator why. */
export class StartRefused extends Error {}

/** The settings for tools that work on the server's database without serving requests. */
export type DatabaseSettings = Pick<Environment, 'databaseUrl' | 'dataDir' | 'timeZone' | 'currency'>;

/** Throws a StartRefused that names every wrong variable. An empty variable counts as unset. */
export function readEnvironment(variables: Variables): Environment {
  const reading = variableReader(variables);
  const { text, checked, list, wrong, warnings } = reading;
  const page = (name: string, path: string): string =>
    checked(name, `https://example.org/${path}`, isPage, 'an address that begins with https://');
  const exposure = readExposure(reading);
  const publicUrl = checked('PUBLIC_URL', '', isEmptyOrOrigin, 'an origin such as https://puzzles.example.org');
  const { firebase, emulator } = readSignIn(reading, exposure);
  const payment = readPayment(reading, exposure);
  if (publicUrl.startsWith('http:') && exposure.production.length > 0)
    wrong.push(`PUBLIC_URL must begin with https:// where ${because(exposure.production)}.`);

  const environment: Environment = {
    port: Number(checked('PORT', '8080', isPort, 'a port number from 0 to 65535')),
    host: text('HOST', 'localhost'),
    ...databaseSettings(reading),
    clientDir: text('CLIENT_DIR') || undefined,
    replaceBrokenDatabase: checked('REPLACE_BROKEN_DATABASE', 'off', isSwitch, 'on or off') === 'on',
    ...readOperations(reading),
    logLevel: checked('LOG_LEVEL', 'info', isLogLevel, `one of ${LOG_LEVELS.join(', ')}`) as LogLevel,
    monthlyPacks: checked('MONTHLY_PACKS', 'on', isSwitch, 'on or off') === 'on',
    origins: list('CORS_ORIGINS', isOrigin, 'origins such as https://puzzles.example.org'),
    vendors: list('VENDORS', isVendor, 'names of letters, digits, dots, underscores and hyphens'),
    redirectHost: checked('REDIRECT_HOST', '', isEmptyOrOrigin, 'an origin such as https://example.org'),
    ...readAds(reading, exposure),
    adFreePrice: readAdFreePrice(reading),
    errorsTo: readErrorAddress(reading, exposure),
    urls: {
      imprint: page('IMPRINT_URL', 'imprint'),
      terms: page('TERMS_URL', 'terms'),
      dataProtection: page('DATA_PROTECTION_URL', 'data-protection'),
    },
    publicUrl: publicUrl || undefined,
    payment,
    firebase,
    emulator,
    onlyAtHome:
      exposure.atHome && text('SIGN_IN') !== 'emulator' && (emulator !== 'off' || payment.provider === 'sandbox'),
    rateLimits: checked('RATE_LIMITS', 'on', isSwitch, 'on or off') === 'on',
    maxConnections: Number(checked('MAX_CONNECTIONS', '2000', isCount, 'a whole number from 1 to 99999')),
    trustedProxies: list('TRUSTED_PROXIES', isRange, 'addresses or ranges such as 10.0.0.0/8'),
    warnings,
  };
  refuse(wrong);
  return environment;
}

/** Reads only the settings that tools need. Throws StartRefused. */
export function readDatabaseSettings(variables: Variables): DatabaseSettings {
  const reading = variableReader(variables);
  const settings = databaseSettings(reading);
  refuse(reading.wrong);
  return settings;
}

const databaseSettings = ({ text, checked }: VariableReader): DatabaseSettings => ({
  dataDir: text('DATA_DIR', '.data/db'),
  databaseUrl: checked('DATABASE_URL', '', isDatabaseUrl, 'an address that begins with postgres://') || undefined,
  timeZone: checked('TIME_ZONE', 'Europe/Berlin', isTimeZone, 'an IANA time zone such as Europe/Berlin'),
  currency: checked('CURRENCY', 'EUR', isCurrency, 'a currency of three capital letters such as EUR'),
});

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new StartRefused(wrong.join('\n'));
}

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65535;
const isCount = (value: string): boolean => /^[1-9]\d{0,4}$/.test(value);
const isLogLevel = (value: string): boolean => LOG_LEVELS.some((level) => level === value);
const isSwitch = (value: string): boolean => value === 'on' || value === 'off';
const isCurrency = (value: string): boolean => /^[A-Z]{3}$/.test(value);
/** Rejects a range of all addresses (/0), and an address with a zone (fe80::1%eth0). */
function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const longest = address.includes('%') ? 0 : ({ 4: 32, 6: 128 }[isIP(address)] ?? 0);
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
  return rest.length === 0 && length >= 1 && length <= longest;
}
const isVendor = (value: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(value);
const isEmptyOrOrigin = (value: string): boolean => value === '' || isOrigin(value);
const isPage = (value: string): boolean => value.startsWith('https://') && URL.canParse(value);
const isDatabaseUrl = (value: string): boolean =>
  value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value));

/** By name: an offset such as +02:00 is known to Node, but not to every browser, and has no summer time. */
function isTimeZone(value: string): boolean {
  if (!/^[a-z]/i.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
