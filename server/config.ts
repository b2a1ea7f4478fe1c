import type { Market } from '@tally/contract/market';
import {
  adConfirmationsOf,
  mailOf,
  marketList,
  operatorKeysOf,
  originsOf,
  publicUrlOf,
  secretOf,
  wholeNumber,
} from './configValues';
import type { Environment } from './configValues';
import { StartError } from './db/dataLock';
import type { MailConfig } from './mail/sender';
import type { ConfirmationMode } from './domain/adConfirmations';
import type { AdSource } from '@tally/contract/ads';

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
  /** Keys with which ad networks sign their callbacks; undefined: that callback is shut. */
  readonly adKeys: Readonly<Record<AdSource, string | undefined>>;
  /** What a confirmation of an ad network means in each market. */
  readonly adConfirmations: Readonly<Record<Market, ConfirmationMode>>;
  /** The mail server by which deletions are confirmed; undefined: they wait. */
  readonly mail: MailConfig | undefined;
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
    adKeys: { PANGLE: env['PANGLE_KEY'] || undefined, MTG: env['MINTEGRAL_KEY'] || undefined },
    adConfirmations: adConfirmationsOf(env),
    mail: mailOf(env),
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
