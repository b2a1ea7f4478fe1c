import { membersShown } from '@tally/contract/limits/team';
import { dayMs } from '@tally/contract/limits/time';
import type { Market, Locale } from '@tally/contract/market/codes';
import { moneyText } from '@tally/contract/rules/moneyText';
import type { Team, TeamMember } from '@tally/contract/people/team';
import type { ReferralInfo } from '@tally/contract/people/referral';
import { only } from '../../db/db';
import type { Catalogue } from '../../catalogue/reader';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { appInfoOfPackage } from '../offers/apps';
import { totalIncome } from '../ledger/ledger';
import type { Balances } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import type { LedgerSpan } from '../ledger/newest';
import { readRules } from '../marketRules/versions';
import type { Person } from './person';
import { firstNameOr, inviteTexts, teamTip } from '../shared/serverTexts';

const countMembers = statement(
  { person: 'bigint' },
  `
select count(*)::integer as total, count(valid_at)::integer as valid,
       (
         select u.name from members m join users u on u.id = m.user_id
         where m.inviter = :person and m.valid_at is not null and ${alive('u')}
         order by m.valid_at desc limit 1
       ) as newest
from members
where inviter = :person`,
);

/** The person's team and invite link. */
export async function teamOf(sql: Sql, person: Person, publicUrl: string, now: number): Promise<Team> {
  const { total, valid, newest } = only(
    await sql.query<{ total: number; valid: number; newest: string | null }>(...countMembers({ person: person.id })),
  );
  const tip =
    newest === null
      ? ''
      : teamTip(
          person.locale,
          firstNameOr(newest, person.locale),
          moneyText((await readRules(sql, person.market, now)).inviteReward, person.market),
        );
  return { total, valid, url: `${publicUrl}/ref/${person.refCode}`, tip };
}

const newestMembers = (span: LedgerSpan) =>
  statement(
    { person: 'bigint' },
    `
select u.name, u.avatar, m.valid_at is not null as valid,
       case when m.valid_at is not null then coalesce(
         (
           select amount from ${span} t
           where t.user_id = :person and t.kind = 'invitation' and t.ref = 'invite/' || m.user_id
             and t.at between m.valid_at - ${dayMs} and m.valid_at + ${dayMs}
         ),
         (
           select amount from carried_forward c
           where c.user_id = :person and c.kind = 'invitation' and c.ref = 'invite/' || m.user_id
         )
       ) end as brought
from members m join users u on u.id = m.user_id
where m.inviter = :person and ${alive('u')}
order by m.user_id desc
limit ${membersShown}`,
  );
const memberStatements = {
  recent_transfers: newestMembers('recent_transfers'),
  transfers: newestMembers('transfers'),
} as const;

/** The newest members; deleted members still count, but have no name. */
export async function membersOf(sql: Sql, person: Person): Promise<TeamMember[]> {
  const read = (span: LedgerSpan) =>
    sql.query<{ name: string; avatar: string; valid: boolean; brought: number | null }>(
      ...memberStatements[span]({ person: person.id }),
    );
  const recent = await read('recent_transfers');
  const rows = recent.some(({ valid, brought }) => valid && brought === null) ? await read('transfers') : recent;
  return rows.map(({ name, avatar, valid, brought }) => ({
    memberName: name || firstNameOr(name, person.locale),
    memberAvatar: avatar,
    memberCash: toWire(brought ?? 0, person.market),
    valid,
  }));
}

type Inviter = Balances & {
  readonly name: string;
  readonly avatar: string;
  readonly market: Market;
  readonly locale: Locale;
  readonly appPkg: string;
};

const inviterWithCode = statement(
  { code: 'text' },
  `
select u.name, u.avatar, u.market, u.locale, u.app_pkg as "appPkg",
       b.coin, b.gift, b.cash, b.held, b.paid, b.lapsed
from users u join balances b on b.user_id = u.id
where u.id = (select user_id from people_by_code where ref_code = :code) and ${alive('u')}`,
);

/** The inviter of an invite code; undefined for an unknown code, and when there is no app to invite to. */
export async function invitationOf(sql: Sql, code: string, catalogue: Catalogue): Promise<ReferralInfo | undefined> {
  const [inviter] = await sql.query<Inviter>(...inviterWithCode({ code: code.toUpperCase() }));
  if (!inviter) return undefined;
  const { name, avatar, market, locale, appPkg } = inviter;
  const { title, content } = inviteTexts[locale];
  const app = appInfoOfPackage(catalogue, appPkg, market);
  if (!app) return undefined;
  const { appName, appPkgName, appIcon } = app;
  return {
    userName: firstNameOr(name, locale),
    userAvatar: avatar,
    userCash: toWire(totalIncome(inviter), market),
    appName,
    appPkgName,
    appIcon,
    appTitle: title,
    appContent: content,
    locale,
    lang: locale,
    utmS: 'invite',
    utmM: 'link',
    utmC: code.toUpperCase(),
  };
}
