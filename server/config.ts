import type { Market } from '@tally/contract/market/codes';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import {
  adConfirmationsOf,
  demoHostKey,
  eventsOf,
  mailOf,
  marketList,
  originsOf,
  ownerUrlOf,
  pictureHostsOf,
  publicUrlOf,
  secretOf,
  wholeNumber,
} from './configValues';
import type { Environment } from './configValues';
import { operatorKeysOf } from './operatorKeys';
import type { OperatorKey } from './operatorKeys';
import { StartError } from './runtime/startError';
import type { EventsConfig } from './events/sender';
import type { MailConfig } from './mail/sender';
import type { ConfirmationMode } from './domain/confirmations/adConfirmations';
import type { AdSource } from '@tally/contract/apps/ads';

/** The server's configuration, as read from the environment. */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  /** Bytes that must stay free on the disk of the embedded database; with less, calls that change data are refused. */
  readonly dataReserve: number;
  /** Address of the PostgreSQL; undefined: the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Address of the PostgreSQL with the role that owns the schema; undefined: that of `databaseUrl` does. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseConnections: number;
  /** Operator keys, each with the operator's name for the audit log. Empty: the operators' calls are disabled. */
  readonly operatorKeys: readonly OperatorKey[];
  /** Whether operators' keys are also read from the address (`key` in the query). */
  readonly keyInAddress: boolean;
  /** Bearer key of `POST /logins`, `POST /rounds` and `POST /numbers` for the phone app's backend. Undefined: they are disabled. */
  readonly hostKey: string | undefined;
  /** Key of the keyed hash of wallet numbers. Undefined: the database generates one and keeps it. */
  readonly numberKey: string | undefined;
  /** Whether the server enforces the minimum interval between paid rounds (TASK-27) by its own clock. */
  readonly pace: boolean;
  /** Whether logins must carry a device id. */
  readonly deviceRequired: boolean;
  /** Keys with which the ad networks sign their callbacks; undefined: the callback of that network is disabled. */
  readonly adKeys: Readonly<Record<AdSource, string | undefined>>;
  /** How each market treats ad networks' confirmations; see `ConfirmationMode`. */
  readonly adConfirmations: Readonly<Record<Market, ConfirmationMode>>;
  /** Mail server for the mails that confirm deletions; undefined: such deletion requests wait instead. */
  readonly mail: MailConfig | undefined;
  /** Where the phone app's backend takes events; undefined: nobody is told of any. */
  readonly events: EventsConfig | undefined;
  /** Local address to listen on; undefined: all. */
  readonly host: string | undefined;
  /** Markets in which review tasks are offered; none by default. */
  readonly reviewMarkets: readonly Market[];
  /** Demo mode: made-up people, the panel that injects faults, the adjustable clock, the QA page. */
  readonly demo: boolean;
  /** Markets with the older lottery flow, in which the client requests a draw before its reward. */
  readonly drawFirst: readonly Market[];
  /** Whether to take the caller's address from `X-Forwarded-For`. Only safe behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Rate limits in requests per minute: of one person, and of one address (which many phones share). */
  readonly perPerson: number;
  readonly perAddress: number;
  /** Writes per minute that callers who are not signed in may make from one address. */
  readonly guestWritesPerAddress: number;
  readonly log: 'all' | 'problems' | 'none';
  /** Public address of this server (https, or localhost): the base of invite links and of the shared picture. */
  readonly publicUrl: string;
  /** Origins allowed by CORS besides the server's own; each is compared as a whole. */
  readonly allowedOrigins: readonly string[];
  /** Hosts of pictures besides this server (APPS-7); undefined: every https host. */
  readonly pictureHosts: PictureHosts;
  /** Folder with the built pages. */
  readonly distDir: string;
}

/**
 * Reads the configuration from the environment.
 *
 * @throws {StartError} with one sentence when a value is invalid
 */
export function readConfig(env: Environment, distDir: string): Config {
  const demo = env['TALLY_DEMO'] === '1';
  if (demo && env['NODE_ENV'] === 'production')
    throw new StartError('TALLY_DEMO=1 is refused with NODE_ENV=production: it lets everybody sign in as anybody.');
  const hostKey = secretOf(env, 'HOST_KEY') ?? (demo ? demoHostKey : undefined);
  const log = env['LOG'] ?? (demo ? 'problems' : 'all');
  if (log !== 'all' && log !== 'problems' && log !== 'none')
    throw new StartError(`LOG must be all, problems or none, not "${log}".`);
  const port = wholeNumber(env, 'PORT', 4000, 65_535);
  return {
    port,
    dataDir: env['DATA_DIR'] || 'data',
    dataReserve: wholeNumber(env, 'DATA_RESERVE_MB', 100, 1_000_000) * 1_000_000,
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseOwnerUrl: ownerUrlOf(env),
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 20, 1000),
    operatorKeys: operatorKeysOf(env, demo),
    keyInAddress: env['OPERATOR_KEY_IN_ADDRESS'] !== '0',
    hostKey,
    numberKey: secretOf(env, 'NUMBER_KEY'),
    pace: !demo,
    deviceRequired: env['DEVICE_REQUIRED'] === '1',
    adKeys: { PANGLE: env['PANGLE_KEY'] || undefined, MTG: env['MINTEGRAL_KEY'] || undefined },
    adConfirmations: adConfirmationsOf(env),
    mail: mailOf(env),
    events: eventsOf(env, demo, port),
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
    pictureHosts: pictureHostsOf(env),
    distDir,
  };
}
