import { operatorKeyLongerThan } from '@tally/contract/limits';
import { toMarket } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { StartError } from './db/dataLock';

/** How this server was asked to run. */
export interface Config {
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Undefined: the operations area is shut. */
  readonly operatorKey: string | undefined;
  /** Opens `POST /logins` to the phone app's backend. Undefined: shut. */
  readonly hostKey: string | undefined;
  /** Demo people, the panel that makes calls fail, the clock that moves, the QA page. */
  readonly demo: boolean;
  /** Markets with the older lottery flow: a draw is asked for before its reward. */
  readonly drawFirst: readonly Market[];
  /** Take the caller's address from `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Requests a minute of one person, and of one address (many phones share one). */
  readonly perPerson: number;
  readonly perAddress: number;
  readonly log: 'all' | 'problems' | 'none';
  /** Where people reach this server; invite links begin with it. */
  readonly publicUrl: string;
  /** Folder of the built pages. */
  readonly distDir: string;
}

/** Whoever has it can sign in as anybody. */
const hostKeyMin = 32;
const demoOperatorKey = 'demo-operators';

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, otherwise: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max) throw new StartError(`${name} must be a whole number from 1 to ${max}, not "${text}".`);
  return value;
}

/** Markets in a list such as `id,ph`. */
function marketsIn(env: Environment, name: string): readonly Market[] {
  return (env[name] ?? '').split(',').filter((one) => one.trim() !== '').map((one) => {
    const market = toMarket(one);
    if (!market) throw new StartError(`${name} must name markets (id, ph, br) with commas between them, not "${one.trim()}".`);
    return market;
  });
}

/**
 * Reads the environment.
 *
 * @throws {StartError} with one sentence when something in it can't be meant
 */
export function readConfig(env: Environment, distDir: string): Config {
  const demo = env['TALLY_DEMO'] === '1';
  if (demo && env['NODE_ENV'] === 'production') throw new StartError('TALLY_DEMO=1 is refused with NODE_ENV=production: it lets everybody sign in as anybody.');
  const operatorKey = env['OPERATOR_KEY'] || (demo ? demoOperatorKey : undefined);
  if (operatorKey !== undefined && operatorKey.length <= operatorKeyLongerThan) throw new StartError(`OPERATOR_KEY must be longer than ${operatorKeyLongerThan} characters.`);
  const hostKey = env['HOST_KEY'] || undefined;
  if (hostKey !== undefined && hostKey.length < hostKeyMin) throw new StartError(`HOST_KEY must have at least ${hostKeyMin} characters.`);
  const log = env['LOG'] ?? (demo ? 'problems' : 'all');
  if (log !== 'all' && log !== 'problems' && log !== 'none') throw new StartError(`LOG must be all, problems or none, not "${log}".`);
  const port = wholeNumber(env, 'PORT', 4000, 65_535);
  return {
    port,
    dataDir: env['DATA_DIR'] || 'data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 20, 1000),
    operatorKey,
    hostKey,
    demo,
    drawFirst: marketsIn(env, 'LOTTERY_DRAW_FIRST'),
    trustProxy: env['TRUST_PROXY'] === '1',
    perPerson: wholeNumber(env, 'REQUESTS_PER_PERSON', 300, 1_000_000),
    perAddress: wholeNumber(env, 'REQUESTS_PER_ADDRESS', 6000, 100_000_000),
    log,
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, ''),
    distDir,
  };
}
