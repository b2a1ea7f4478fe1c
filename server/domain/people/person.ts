import type { Locale, Market } from '@tally/contract/market/codes';
import { accountStatus } from '@tally/contract/wallet/account';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { Balances } from '../ledger/ledger';
import { hashToken } from '../shared/token';

/** A signed-in person with their balances. */
export interface Person extends Balances {
  readonly id: number;
  readonly publicId: string;
  readonly market: Market;
  readonly locale: Locale;
  readonly appPkg: string;
  readonly name: string;
  readonly avatar: string;
  readonly dupUser: boolean;
  readonly adShowType: number;
  readonly showCheckIn: boolean;
  readonly showLottery: boolean;
  readonly showVideoAd: boolean;
  readonly showLucky: boolean;
  readonly showTeam: boolean;
  readonly showWords: boolean;
  readonly showQuiz: boolean;
  readonly showReview: boolean;
  /** When opening the app was last recorded, ms since the epoch. */
  readonly openedAt: number;
  readonly keptSince: number;
  readonly exchangedDay: number;
  /** Since when they have had their current language, ms since the epoch. */
  readonly localeSince: number;
  readonly refCode: string;
  /** Status of the e-wallet account; 0 when there is none. */
  readonly accountStatus: number;
  /** Whether a deletion of this person that was requested without a login is waiting. */
  readonly deletionAsked: boolean;
  /** What operators took back and is still missing (OPS-36), in minor units. */
  readonly debt: number;
}

/** SQL expression over `users u`: the time from which the days until money lapses are counted. */
export const retentionStart = 'greatest(u.opened_at, u.money_came_at)';

const columns = `u.id, u.public_id as "publicId", u.market, u.locale, u.app_pkg as "appPkg", u.name, u.avatar,
  u.dup_user as "dupUser", u.ad_show_type as "adShowType", u.show_checkin as "showCheckIn",
  u.show_lottery as "showLottery", u.show_videoad as "showVideoAd", u.show_lucky as "showLucky",
  u.show_team as "showTeam", u.show_words as "showWords", u.show_quiz as "showQuiz", u.show_review as "showReview",
  u.opened_at as "openedAt", ${retentionStart} as "keptSince", u.exchanged_day as "exchangedDay",
  u.locale_since as "localeSince", u.ref_code as "refCode", coalesce(e.status, ${accountStatus.none}) as "accountStatus",
  d.user_id is not null as "deletionAsked",
  b.coin, b.gift, b.cash, b.held, b.paid, b.lapsed, b.debt`;

const tables = `join balances b on b.user_id = u.id
  left join ewallets e on e.user_id = u.id
  left join deletions d on d.user_id = u.id`;

const personWithPublicId = statement(
  { publicId: 'text' },
  `
select ${columns}
from users u ${tables}
where u.id = (select user_id from people_by_public_id where public_id = :publicId) and ${alive('u')}`,
);

/** The person of a public id, as logins answer it; undefined when there is none, or they were deleted. */
export async function personOfPublicId(sql: Sql, publicId: string): Promise<Person | undefined> {
  const [person] = await sql.query<Person>(...personWithPublicId({ publicId }));
  return person;
}

const personWithToken = statement(
  { hash: 'text', now: 'bigint' },
  `
select ${columns} from sessions s join users u on u.id = s.user_id ${tables}
where s.token_hash = :hash and s.expires_at > :now and ${alive('u')}`,
);

/** The person of a valid bearer token; undefined when it is unknown or expired. */
export async function personOfToken(sql: Sql, token: string, now: number): Promise<Person | undefined> {
  const [person] = await sql.query<Person>(...personWithToken({ hash: hashToken(token), now }));
  return person;
}
