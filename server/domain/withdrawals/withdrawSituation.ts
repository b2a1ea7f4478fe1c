import { demandsLucky } from '@tally/contract/rules/demands';
import { localTime } from '@tally/contract/rules/marketClock';
import { accountStatus } from '@tally/contract/wallet/account';
import type { LuckyApps } from '../../catalogue/reader';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { finished, pendingOrPaid } from '../../db/states';
import { offersLucky } from '../lucky/offersLucky';
import type { Rules } from '../marketRules/rulesAt';
import { luckyForThird, membersForFourth } from '../../limits/withdrawals';
import type { Person } from '../people/person';
import { heldBackOf } from './heldBack';
import { payoutWalletOf } from './walletNumberDay';
import type { PayoutWallet } from './walletNumberDay';
import type { WithdrawSituation } from './withdrawCheck';

const recentOnes = statement(
  { person: 'bigint', day: 'integer' },
  `
select (select max(at) from withdrawals where user_id = :person) as "lastAt",
  exists (select 1 from withdrawals where user_id = :person and day = :day and ${pendingOrPaid()}) as today,
  exists (select 1 from users where id = :person and frozen_at is not null) as frozen,
  (select debt from balances where user_id = :person) as debt,
  (
    select coalesce(sum(amount), 0) from approvals where user_id = :person and act = 'clawback' and decision is null
  )::bigint as "askedBack",
  (
    select count(*) from (
      select 1 from lucky_records where user_id = :person and ${finished()} limit ${luckyForThird}
    ) l
  )::integer as "luckyDone",
  (
    select count(*) from (
      select 1 from members where inviter = :person and valid_at is not null limit ${membersForFourth}
    ) m
  )::integer as "validMembers"`,
);

interface Recent {
  readonly lastAt: number | null;
  readonly today: boolean;
  readonly frozen: boolean;
  readonly debt: number;
  readonly askedBack: number;
  readonly luckyDone: number;
  readonly validMembers: number;
}

/** A person's withdrawals, money and merits, as far as they decide on a withdrawal at this moment. */
export interface FoundSituation {
  readonly situation: Omit<WithdrawSituation, 'minor' | 'index'>;
  /** The person with the status and e-wallet of their account. */
  readonly payee: Person & { readonly accountType: string };
  /** Undefined: there is no account that can be paid to. */
  readonly target: PayoutWallet | undefined;
  /** Their debt, in minor units. */
  readonly debt: number;
  /** Their number is one of somebody who is frozen, and they are not marked so yet. */
  readonly freezes: boolean;
}

/**
 * Finds what decides on a withdrawal, for the amounts that are offered and for the request itself.
 *
 * @param cash the person's cash, in minor units, as read under the caller's lock
 * @param apps the lucky apps of the person's market
 * @param numberKey the key of the wallet number hash
 */
export async function situationOf(
  sql: Sql,
  { person, cash, rules, now, apps }: { person: Person; cash: number; rules: Rules; now: number; apps: LuckyApps },
  numberKey: string,
): Promise<FoundSituation> {
  const { day } = localTime(now, person.market);
  const recent = only(await sql.query<Recent>(...recentOnes({ person: person.id, day })));
  const { target, usedToday, frozen } = await payoutWalletOf(sql, person, day, numberKey);
  const { lastAt, luckyDone, validMembers, debt, askedBack } = recent;
  return {
    situation: {
      lastAt,
      luckyDone,
      validMembers,
      luckyAsked: demandsLucky({
        showLucky: person.showLucky,
        closed: [...rules.closed.keys()],
        isOffered: offersLucky(apps, rules),
      }),
      frozen: recent.frozen || frozen,
      today: recent.today || usedToday,
      // A debt is paid first (OPS-36), also from money that has come a moment ago; what a second operator may still
      // have taken back does not leave, nor what came back for a payment that arrived all the same.
      cash: Math.max(0, cash - debt - askedBack - (await heldBackOf(sql, person.id))),
    },
    payee: { ...person, accountStatus: target?.status ?? accountStatus.none, accountType: target?.type ?? '' },
    target,
    debt,
    freezes: frozen && !recent.frozen,
  };
}
