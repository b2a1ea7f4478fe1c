import { hourMs } from '@tally/contract/limits/time';
import type { Db } from '../db/db';
import { monthStatesOf } from '../db/months/ledgerMonths';
import type { MonthStates } from '../db/months/ledgerMonths';
import { noServerState, readServerState } from '../db/postgres/serverState';
import type { ServerState } from '../db/postgres/serverState';
import { claimStatesOf } from '../domain/confirmations/claimStates';
import type { ClaimStates } from '../domain/confirmations/claimStates';
import { eventStatesOf, noEventCounts, noEvents } from '../domain/events/eventStates';
import type { EventCounts, EventStates } from '../domain/events/eventStates';
import { countSharedPhones } from '../domain/people/phones';
import { countStandIns } from '../domain/standIns/standInKeys';
import { payoutStatesOf } from '../domain/payouts/payoutStates';
import type { PayoutStates } from '../domain/payouts/payoutStates';
import { createChainWatch } from './chainWatch';
import type { ChainState } from './chainWatch';
import { createLedgerWatch } from './ledgerWatch';
import type { LedgerWatch } from './ledgerWatch';
import type { Log } from '../runtime/log';

/** Data collected on a timer for the metrics, so that reading the metrics makes no queries. */
export interface Watch {
  readonly ledger: Omit<LedgerWatch, 'round'>;
  /** The payouts as of the last round; empty before the first. */
  payouts(): readonly PayoutStates[];
  /** The claims that wait for their ad network as of the last round; empty before the first. */
  claims(): readonly ClaimStates[];
  /** The events that wait, as of the last round, and how the tries of this server ended. */
  events(): EventStates & { readonly counts: EventCounts };
  /** The closed days of each market, as of the last round. */
  chain(): readonly ChainState[];
  /** The months of the ledger, as of the last round; undefined before the first. */
  months(): MonthStates | undefined;
  /** The database's server, as of the last round. */
  database(): ServerState;
  /** Keys of stand-ins that are valid or were within an hour, so that a short one is seen too, as of the last round. */
  standIns(): number;
  /** Ids of phones that decide nothing because too many people use them (PERSON-17), as of the last round. */
  sharedPhones(): number;
  round(): Promise<void>;
}

/**
 * Creates a watch of ledger, closed days, payouts, waiting claims, events, keys of stand-ins, shared ids of phones and the
 * database's server.
 *
 * @param now ms since the epoch, the database's
 * @param counts counted by the delivery of events
 */
export function createWatch(db: Db, now: () => number, log: Log, counts: EventCounts = noEventCounts()): Watch {
  const ledger = createLedgerWatch(db, now, log);
  const chain = createChainWatch(db, now, log);
  let payouts: readonly PayoutStates[] = [];
  let claims: readonly ClaimStates[] = [];
  let events: EventStates = noEvents;
  let months: MonthStates | undefined;
  let database: ServerState = noServerState;
  let standIns = 0;
  let sharedPhones = 0;

  /** Runs a query; a failure is logged, and the former result stays. */
  async function look(what: string, query: () => Promise<void>): Promise<void> {
    try {
      await query();
    } catch (error) {
      log({
        level: 'error',
        message: `The look at the ${what} failed: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  }

  return {
    ledger,
    payouts: () => payouts,
    claims: () => claims,
    events: () => ({ ...events, counts }),
    chain: chain.states,
    months: () => months,
    database: () => database,
    standIns: () => standIns,
    sharedPhones: () => sharedPhones,
    round: async () => {
      await ledger.round();
      await look('payouts', async () => void (payouts = await payoutStatesOf(db, now())));
      await look('waiting claims', async () => void (claims = await claimStatesOf(db, now())));
      await look('closed days', chain.round);
      await look('months of the ledger', async () => void (months = await monthStatesOf(db, now())));
      await look('database', async () => void (database = await readServerState(db)));
      await look('keys of stand-ins', async () => void (standIns = await countStandIns(db, now() - hourMs)));
      await look('phones', async () => void (sharedPhones = await countSharedPhones(db)));
      await look('events', async () => void (events = await eventStatesOf(db)));
    },
  };
}
