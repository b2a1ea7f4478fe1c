import { personOf } from '@tally/contract/host/hostEvents';
import type { HostEvent } from '@tally/contract/host/hostEvents';
import { deliverDueEvents } from '../../events/deliverEvents';
import type { DeliveryContext } from '../../events/deliverEvents';
import type { EventSender } from '../../events/sender';
import { enqueueWithdrawal } from '../../domain/events/enqueueEvents';
import { lockBalances } from '../../domain/ledger/ledger';
import { noEventCounts } from '../../domain/events/eventStates';
import type { LogLine } from '../../runtime/log';
import type { TestServer } from '../testServer';

/** A receiver of events for tests, with the deliverer that sends to it. */
export interface EventReceiver {
  /** What arrived, repeats included. */
  readonly got: HostEvent[];
  readonly logged: LogLine[];
  readonly counts: DeliveryContext['counts'];
  /** Decides whether an event is taken; by default all are. Thrown errors are failed tries. */
  takes: (event: HostEvent) => void | Promise<void>;
  readonly context: DeliveryContext;
  /** One round of the deliverer. */
  round(): Promise<void>;
  /** Kinds of what arrived for a person, in order. */
  kindsOf(publicId: string): string[];
}

/** Creates a receiver, and a deliverer on the server's database and clock. */
export function eventReceiver({ db, context: { now } }: Pick<TestServer, 'db' | 'context'>): EventReceiver {
  const sender: EventSender = {
    send: async (event) => {
      await receiver.takes(event);
      receiver.got.push(event);
    },
  };
  const logged: LogLine[] = [];
  const counts = noEventCounts();
  const context = { db, now, sender, counts, log: (line: LogLine) => void logged.push(line), goesOn: () => true };
  const receiver: EventReceiver = {
    got: [],
    logged,
    counts,
    takes: () => undefined,
    context,
    round: () => deliverDueEvents(context),
    kindsOf: (publicId) => receiver.got.filter((event) => personOf(event) === publicId).map(({ kind }) => kind),
  };
  return receiver;
}

/** The id by which the phone app's backend knows a person. */
export async function publicIdOf({ db }: Pick<TestServer, 'db'>, id: number): Promise<string> {
  const [person] = await db.query<{ publicId: string }>('select public_id as "publicId" from users where id = $1', [
    id,
  ]);
  return person?.publicId ?? '';
}

/** Tells of paid withdrawals of a new person, by these numbers. */
export async function deliveredOf(
  { db, context, person }: Pick<TestServer, 'db' | 'context' | 'person'>,
  ...withdrawals: readonly number[]
): Promise<void> {
  const { id: userId } = await person({ account: false });
  for (const id of withdrawals)
    await db.tx(async (tx) => {
      await lockBalances(tx, userId);
      await enqueueWithdrawal(tx, { id, userId }, 'withdrawal.paid', context.now());
    });
}

/** The withdrawal of an event; 0 when it is of none. */
export const numberOf = (event: HostEvent): number => ('withdrawalId' in event ? event.withdrawalId : 0);

/** An answer that does not take an event. */
export const fails = (): never => {
  throw new Error('it answered 500');
};

/** Answers that take all events but those of some withdrawals. */
export const failing =
  (...wrong: readonly number[]) =>
  (event: HostEvent): void => {
    if (wrong.includes(numberOf(event))) fails();
  };
