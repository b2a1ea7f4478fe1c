import { isShareLink } from '@tally/contract/hostLinks';
import { operatorKeyLongerThan } from '@tally/contract/limits';
import { markets } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { StartError } from './db/dataLock';

/** How this server was asked to run. */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  /** Bytes that stay free on its disk: with less, what changes data is refused. */
  readonly dataReserve: number;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Named, so that what was done says by whom. None: the operations area is shut. */
  readonly operatorKeys: readonly { readonly name: string; readonly key: string }[];
  /** Opens `POST /logins` to the phone app's backend. Undefined: shut. */
  readonly hostKey: string | undefined;
  /** Hashes wallet numbers. Undefined: the database makes one for itself. */
  readonly numberKey: string | undefined;
  /** The server pays rounds at their specified pace, by its own clock. */
  readonly pace: boolean;
  /** Logins must name the phone. */
  readonly deviceRequired: boolean;
  /** Address of this machine to listen on; undefined: all. */
  readonly host: string | undefined;
  /** Markets in which review tasks are offered; none unless they are switched on. */
  readonly reviewMarkets: readonly Market[];
  /** Demo people, the panel that makes calls fail, the clock that moves, the QA page. */
  readonly demo: boolean;
  /** Markets with the older lottery flow: a draw is asked for before its reward. */
  readonly drawFirst: readonly Market[];
  /** Take the caller's address from `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Requests a minute of one person, and of one address (many phones share one). */
  readonly perPerson: number;
  readonly perAddress: number;
  /** What people who are not signed in may write in a minute from one address. */
  readonly guestWritesPerAddress: number;
  readonly log: 'all' | 'problems' | 'none';
  /** Where people reach this server, https or this machine: invite links and the shared picture begin with it. */
  readonly publicUrl: string;
  /** Origins of pages that may make the calls beside the server's own; each is compared as a whole. */
  readonly allowedOrigins: readonly string[];
  /** Folder of the built pages. */
  readonly distDir: string;
}

/** Shortest secret that nobody guesses. */
const secretMin = 32;
const demoOperatorKey = 'demo-operators';

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, otherwise: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new StartError(`${name} must be a whole number from 1 to ${max}, not "${text}".`);
  return value;
}

/** The address that people share must be one that the phone app takes. */
function publicUrlOf(env: Environment, port: number): string {
  const url = (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, '');
  if (!isShareLink(url))
    throw new StartError(`PUBLIC_URL must be an https address (http only for localhost), not "${url}".`);
  return url;
}

/** A list of origins, separated by commas; browsers send them without a path. */
function originsOf(env: Environment): string[] {
  const named = (env['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  for (const one of named) {
    if (isShareLink(one) && new URL(one).origin === one) continue;
    throw new StartError(
      `ALLOWED_ORIGINS must be origins such as https://app.example.com (http only for localhost), separated by commas, not "${one}".`,
    );
  }
  return named;
}

/** A secret that may be missing. */
function secretOf(env: Environment, name: string): string | undefined {
  const secret = env[name] || undefined;
  if (secret !== undefined && secret.length < secretMin)
    throw new StartError(`${name} must have at least ${secretMin} characters.`);
  return secret;
}

/** The operators' keys: `OPERATOR_KEY` of "operator", and `OPERATOR_KEYS` like `ana:key,budi:key`. */
function operatorKeysOf(env: Environment, demo: boolean): { name: string; key: string }[] {
  const one = env['OPERATOR_KEY'] || (demo ? demoOperatorKey : undefined);
  const named = (env['OPERATOR_KEYS'] ?? '').split(',').filter((each) => each.trim() !== '');
  const keys = named.map((each) => {
    const [, name = '', key = ''] = /^\s*([\w.-]{1,60}):(.+?)\s*$/.exec(each) ?? [];
    if (name === '')
      throw new StartError('OPERATOR_KEYS must be names with keys, separated by commas: ana:KEY,budi:KEY.');
    return { name, key, variable: 'OPERATOR_KEYS' };
  });
  if (one !== undefined) keys.push({ name: 'operator', key: one, variable: 'OPERATOR_KEY' });
  for (const { key, variable } of keys) {
    if (key.length <= operatorKeyLongerThan)
      throw new StartError(`${variable} must be longer than ${operatorKeyLongerThan} characters.`);
    if (env['NODE_ENV'] === 'production' && key.length < secretMin)
      throw new StartError(`${variable} must have at least ${secretMin} characters with NODE_ENV=production.`);
  }
  return keys.map(({ name, key }) => ({ name, key }));
}

/** The markets that a list like `id,br` names. */
function marketList(env: Environment, name: string): Market[] {
  const named = (env[name] ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
  const unknown = named.find((each) => !markets.some((market) => market === each));
  if (unknown !== undefined)
    throw new StartError(`${name} must name markets (${markets.join(', ')}), not "${unknown}".`);
  return markets.filter((market) => named.includes(market));
}

/**
 * Reads the environment.
 *
 * @throws {StartError} with one sentence when something in it can't be meant
 */
export function readConfig(env: Environment, distDir: string): Config {
  const demo = env['TALLY_DEMO'] === '1';
  if (demo && env['NODE_ENV'] === 'production')
    throw new StartError('TALLY_DEMO=1 is refused with NODE_ENV=production: it lets everybody sign in as anybody.');
  const hostKey = secretOf(env, 'HOST_KEY');
  const log = env['LOG'] ?? (demo ? 'problems' : 'all');
  if (log !== 'all' && log !== 'problems' && log !== 'none')
    throw new StartError(`LOG must be all, problems or none, not "${log}".`);
  const port = wholeNumber(env, 'PORT', 4000, 65_535);
  return {
    port,
    dataDir: env['DATA_DIR'] || 'data',
    dataReserve: wholeNumber(env, 'DATA_RESERVE_MB', 100, 1_000_000) * 1_000_000,
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 20, 1000),
    operatorKeys: operatorKeysOf(env, demo),
    hostKey,
    numberKey: secretOf(env, 'NUMBER_KEY'),
    pace: !demo,
    deviceRequired: env['DEVICE_REQUIRED'] === '1',
    host: env['HOST'] || undefined,
    reviewMarkets: marketList(env, 'REVIEW_TASKS'),
    demo,
    drawFirst: marketList(env, 'LOTTERY_DRAW_FIRST'),
    trustProxy: env['TRUST_PROXY'] === '1',
    perPerson: wholeNumber(env, 'REQUESTS_PER_PERSON', 300, 1_000_000),
    perAddress: wholeNumber(env, 'REQUESTS_PER_ADDRESS', 6000, 100_000_000),
    guestWritesPerAddress: wholeNumber(env, 'GUEST_WRITES_PER_ADDRESS', 120, 1_000_000),
    log,
    publicUrl: publicUrlOf(env, port),
    allowedOrigins: originsOf(env),
    distDir,
  };
}
