import type { Outcome } from '@tally/contract/api/schemas';
import { currencies } from '@tally/contract/market/money';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import type { LuckyApps } from '../../catalogue/reader';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { localTime } from '@tally/contract/rules/marketClock';
import { lockBalances, post } from '../ledger/ledger';
import { fromWire } from '../ledger/money';
import { storeAnswer, storedAnswer } from '../ledger/idempotency';
import type { IdempotentRequest } from '../ledger/idempotency';
import { readRules } from '../marketRules/versions';
import { accepted, refused } from '../shared/outcome';
import { freezeKnown, marksOfPerson } from '../people/frozenMarks';
import { inheritDebts } from '../people/leftDebts';
import type { Person } from '../people/person';
import { amountsOf } from './withdrawOptions';
import { claimDay } from './walletNumberDay';
import type { PayoutWallet } from './walletNumberDay';
import { withdrawProblem } from './withdrawCheck';
import { situationOf } from './withdrawSituation';

const newWithdrawal = statement(
  {
    person: 'bigint',
    currency: 'text',
    amount: 'bigint',
    day: 'integer',
    now: 'bigint',
    type: 'text',
    no: 'text',
    mark: 'text',
    kind: 'text',
  },
  `
insert into withdrawals (user_id, currency, amount, day, at, type, no, number_mark, key_kind)
values (:person, :currency, :amount, :day, :now, :type, :no, :mark, :kind)
returning id`,
);

/** Creates a pending withdrawal and moves its money from cash to held. */
async function hold(
  tx: Sql,
  { id: person, market }: Person,
  { amount, day, now }: { readonly amount: number; readonly day: number; readonly now: number },
  { type, no, mark, kind }: PayoutWallet,
): Promise<void> {
  const currency = currencies[market];
  const { id } = only(
    await tx.query<{ id: number }>(...newWithdrawal({ person, currency, amount, day, now, type, no, mark, kind })),
  );
  await post(tx, person, now, [
    { kind: 'withdraw', currency, source: 'cash', target: 'held', amount, ref: `withdrawal/${id}` },
  ]);
}

/**
 * Requests a withdrawal: moves cash to held and creates a pending withdrawal. Requests of one person are serialized by
 * the lock of their balances, and database constraints enforce the result. A wallet number has one withdrawal per day,
 * also across successive owners (WITHDRAW-10).
 *
 * @param amount decimal, in the market's currency
 * @param numberKey the key of the wallet number hash
 * @param apps the lucky apps of the person's market
 */
export async function withdraw(
  db: Db,
  person: Person,
  amount: number,
  {
    once,
    now,
    numberKey,
    apps,
  }: { readonly once: IdempotentRequest; readonly now: number; readonly numberKey: string; readonly apps: LuckyApps },
): Promise<Outcome> {
  const { market } = person;
  const { day } = localTime(now, market);
  return db.tx(async (tx) => {
    const { cash, held, paid } = await lockBalances(tx, person.id);
    const stored = await storedAnswer<Outcome>(tx, person.id, once);
    if (stored) return stored;
    // What they owe of an account that was deleted may have been decided since they came back.
    await inheritDebts(tx, person.id, market, await marksOfPerson(tx, person.id, numberKey));
    const minor = fromWire(amount, market) ?? 0;
    const rules = await readRules(tx, market, now);
    const index = amountsOf(rules, held + paid > 0).indexOf(amount);
    const { situation, payee, target, freezes } = await situationOf(tx, { person, cash, rules, now, apps }, numberKey);
    if (freezes) await freezeKnown(tx, person.id, now);
    const problem = withdrawProblem(payee, { ...situation, minor, index }, now, {
      windows: rules.windows,
      closed: [...rules.closed.keys()],
    });
    const taken = problem === undefined && target !== undefined && (await claimDay(tx, person.id, target.mark, day));
    const answer = taken ? accepted : refused(problem ?? withdrawInfos.onceDaily);
    if (taken) await hold(tx, person, { amount: minor, day, now }, target);
    await storeAnswer(tx, person.id, once, answer, now);
    return answer;
  });
}
