import { withdrawInfos } from '@tally/contract/wallet/withdraw';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import type { Person } from '../people/person';
import type { Rules } from '../marketRules/rulesAt';
import { readRules } from '../marketRules/versions';
import { luckyForThird, membersForFourth } from '../shared/serverLimits';

/** The amounts offered to a person: the guests' amounts first, others after the first withdrawal. */
export const amountsOf = (
  { newcomerAmounts, returningAmounts }: Pick<Rules, 'newcomerAmounts' | 'returningAmounts'>,
  hasWithdrawn: boolean,
): readonly number[] => (hasWithdrawn ? returningAmounts : newcomerAmounts);

/** What a person has achieved towards the requirements of the amounts, besides the balance. */
export interface Merits {
  readonly luckyDone: number;
  readonly validMembers: number;
}

/** The missing requirement of the amount at `index` of the four; empty when all are met. */
export function missingFor(index: number, { luckyDone, validMembers }: Merits): string {
  if (index === 2 && luckyDone < luckyForThird) return withdrawInfos.needLucky;
  if (index === 3 && validMembers < membersForFourth) return withdrawInfos.needMembers;
  return '';
}

/** How many more are needed of what `info` names. */
const needOf = (info: string, { luckyDone, validMembers }: Merits): number =>
  info === withdrawInfos.needLucky
    ? luckyForThird - luckyDone
    : info === withdrawInfos.needMembers
      ? membersForFourth - validMembers
      : 0;

export const meritsOf = async (sql: Sql, userId: number): Promise<Merits> =>
  only(
    await sql.query<Merits>(
      `select (
                select count(*) from (
                  select 1 from lucky_records where user_id = $1 and status = 5 limit ${luckyForThird}
                ) l
              )::integer as "luckyDone",
              (
                select count(*) from (
                  select 1 from members where inviter = $1 and valid_at is not null limit ${membersForFourth}
                ) m
              )::integer as "validMembers"`,
      [userId],
    ),
  );

/** The four amounts, each with its missing requirement. */
export async function optionsOf(sql: Sql, person: Person, now: number): Promise<WithdrawOption[]> {
  const rules = await readRules(sql, person.market, now);
  const merits = await meritsOf(sql, person.id);
  return amountsOf(rules, person.held + person.paid > 0).map((amount, index) => {
    const info = missingFor(index, merits);
    return { amount, info, need: needOf(info, merits) };
  });
}
