import type { Market } from '@tally/contract/market/codes';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import type { AdSource } from '@tally/contract/apps/ads';
import type { ConfirmationMode } from '../domain/confirmations/adConfirmations';
import type { EventsConfig } from '../events/sender';
import type { TrustedProxies } from '../http/trustedProxies';
import type { MailConfig } from '../mail/sender';
import { StartError } from '../runtime/startError';
import { Settings } from './environment';
import type { Environment } from './environment';
import { eventsOf, mailOf } from './outgoing';
import { readOperatorKeys } from './operatorKeys';
import type { OperatorKey } from './operatorKeys';
import { trustedProxies } from './proxyReader';
import {
  adConfirmations,
  databaseUrl,
  flag,
  localAddress,
  marketList,
  oneOf,
  optionalText,
  origins,
  pictureHosts,
  publicUrl,
  secret,
  servedMarkets,
  textOr,
  wholeNumber,
} from './readers';

/** Key of a demo's host backend, which its panel plays. */
const demoHostKey = 'demo-host-backend';

/** The server's configuration, as read from the environment. */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  /** Bytes that must stay free on the disk of the embedded database; with less, calls that change data are refused. */
  readonly dataReserve: number;
  /** Whether the embedded database may be created: in production only when somebody says that it is meant to be new. */
  readonly mayCreateData: boolean;
  /** Whether `NEW_DATABASE=1` is set. */
  readonly newDatabase: boolean;
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
  /** Markets whose people this installation serves; the others have their own (docs/markets.md). */
  readonly markets: readonly Market[];
  /** Markets in which review tasks are offered; none by default. */
  readonly reviewMarkets: readonly Market[];
  /** Demo mode: made-up people, the panel that injects faults, the adjustable clock, the QA page. */
  readonly demo: boolean;
  /** Markets with the older lottery flow, in which the client requests a draw before its reward. */
  readonly drawFirst: readonly Market[];
  /** Whose `X-Forwarded-For` names the caller's address. Only safe for proxies that set it. */
  readonly trustedProxies: TrustedProxies;
  /** Rate limits of this server in requests per minute: of one person, and of one address (which many phones share). */
  readonly perPerson: number;
  readonly perAddress: number;
  /** Writes per minute that callers who are not signed in may make from one address, at this server. */
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
  /** Sentences about variables of the environment that are nearly a setting. */
  readonly nearNames: readonly string[];
}

/** Reads where the data are. */
function dataOf(settings: Settings, isProduction: boolean) {
  const url = settings.read('DATABASE_URL', databaseUrl);
  const ownerUrl = settings.read('DATABASE_OWNER_URL', databaseUrl);
  settings.refuse(
    url === undefined && ownerUrl !== undefined,
    'DATABASE_OWNER_URL needs DATABASE_URL: the address of the same database for the server.',
  );
  const newDatabase = settings.read('NEW_DATABASE', flag(false));
  return {
    newDatabase,
    mayCreateData: newDatabase || !isProduction,
    dataDir: settings.read('DATA_DIR', textOr('data')),
    dataReserve: settings.read('DATA_RESERVE_MB', wholeNumber(100, 1_000_000)) * 1_000_000,
    databaseUrl: url,
    databaseOwnerUrl: ownerUrl,
    databaseConnections: settings.read('DATABASE_CONNECTIONS', wholeNumber(20, 1000)),
  };
}

/** Reads what callers may do, and how often: each server lets its share of the calls through (API-40). */
function limitsOf(settings: Settings) {
  const servers = settings.read('SERVERS', wholeNumber(1, 1000));
  const shareOf = (calls: number): number => Math.ceil(calls / servers);
  return {
    deviceRequired: settings.read('DEVICE_REQUIRED', flag(false)),
    trustedProxies: settings.read('TRUST_PROXY', trustedProxies),
    perPerson: shareOf(settings.read('REQUESTS_PER_PERSON', wholeNumber(300, 1_000_000))),
    perAddress: shareOf(settings.read('REQUESTS_PER_ADDRESS', wholeNumber(6000, 100_000_000))),
    guestWritesPerAddress: shareOf(settings.read('GUEST_WRITES_PER_ADDRESS', wholeNumber(1200, 1_000_000))),
  };
}

/** Reads the settings, faulty ones as if they were not set. */
function configOf(settings: Settings, distDir: string): Omit<Config, 'nearNames'> {
  const demo = settings.read('TALLY_DEMO', flag(false));
  const isProduction =
    settings.read('NODE_ENV', oneOf(['production', 'development', 'test'], undefined)) === 'production';
  settings.refuse(
    demo && isProduction,
    'TALLY_DEMO=1 is refused with NODE_ENV=production: it lets everybody sign in as anybody.',
  );
  const port = settings.read('PORT', wholeNumber(4000, 65_535));
  const host = settings.read('HOST', localAddress);
  return {
    port,
    host,
    demo,
    pace: !demo,
    distDir,
    ...dataOf(settings, isProduction),
    ...limitsOf(settings),
    operatorKeys: readOperatorKeys(settings, { demo, isProduction }),
    keyInAddress: settings.read('OPERATOR_KEY_IN_ADDRESS', flag(true)),
    hostKey: settings.read('HOST_KEY', secret) ?? (demo ? demoHostKey : undefined),
    numberKey: settings.read('NUMBER_KEY', secret),
    adKeys: {
      PANGLE: settings.read('PANGLE_KEY', optionalText),
      MTG: settings.read('MINTEGRAL_KEY', optionalText),
    },
    adConfirmations: settings.read('AD_CALLBACKS', adConfirmations),
    mail: mailOf(settings),
    events: eventsOf(settings, demo ? `http://${host ?? 'localhost'}:${port}/demo/events` : undefined),
    markets: settings.read('MARKETS', servedMarkets),
    reviewMarkets: settings.read('REVIEW_TASKS', marketList),
    drawFirst: settings.read('LOTTERY_DRAW_FIRST', marketList),
    log: settings.read('LOG', oneOf(['all', 'problems', 'none'], demo ? 'problems' : 'all')),
    publicUrl: settings.read('PUBLIC_URL', publicUrl(port)),
    allowedOrigins: settings.read('ALLOWED_ORIGINS', origins),
    pictureHosts: settings.read('PICTURE_HOSTS', pictureHosts),
  };
}

/**
 * Reads the configuration from the environment.
 *
 * @throws {StartError} with a sentence for each fault: the setting's name, what may stand there, and what does
 */
export function readConfig(env: Environment, distDir: string): Config {
  const settings = new Settings(env);
  const config = configOf(settings, distDir);
  if (settings.faults.length > 0) throw new StartError(settings.faults.join('\n'));
  return { ...config, nearNames: settings.nearNames() };
}
