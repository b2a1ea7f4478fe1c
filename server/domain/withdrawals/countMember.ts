import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, personStatus } from '../../db/states';
import { lockBalances, post, rewardMoves } from '../ledger/ledger';
import { minorOf } from '../ledger/money';
import { markMoneyCame } from '../ledger/markMoneyCame';
import { readRules } from '../marketRules/versions';
import { decidingPhone } from '../people/phones';

const lockNumber = statement(
  { mark: 'text' },
  'select counted_at as "countedAt" from wallet_numbers where mark = :mark for update',
);

const countPhones = statement(
  { marks: 'text[]', member: 'bigint' },
  `
insert into counted_phones (mark, user_id) select mark, :member from unnest(:marks) as mark
on conflict do nothing returning 1`,
);

const countNumber = statement(
  { mark: 'text', now: 'bigint' },
  'update wallet_numbers set counted_at = :now where mark = :mark',
);

/**
 * Whether this is the first valid member with this wallet number and this phone; marks both as counted. Concurrent
 * calls for the same number or phone are serialized, because they write the same rows.
 */
async function isNewMember(
  sql: Sql,
  memberId: number,
  { device, mark }: { readonly device: string | null; readonly mark: string | null },
  now: number,
) {
  // A withdrawal of an earlier version has no hash of its wallet number.
  const [known] = mark === null ? [] : await sql.query<{ countedAt: number | null }>(...lockNumber({ mark }));
  if (known && known.countedAt !== null) return false;
  const marks = (await decidingPhone(sql, device))?.marks ?? [];
  const counted = await sql.query(...countPhones({ marks, member: memberId }));
  const newPhone = counted.length === marks.length;
  if (newPhone && mark !== null) await sql.query(...countNumber({ mark, now }));
  return newPhone;
}

const inviterOf = statement(
  { member: 'bigint' },
  `
select i.id as inviter, m.device from users m join users i on i.id = m.invited_by and i.market = m.market
where m.id = :member and m.valid_at is null and ${alive('m')}`,
);

const becomesValid = statement(
  { member: 'bigint', now: 'bigint' },
  `update users set valid_at = :now where id = :member and valid_at is null and ${alive()} returning 1`,
);

const marketAndStatus = statement({ inviter: 'bigint' }, 'select market, status from users where id = :inviter');

/**
 * Counts a member who has now been paid enough, and rewards the person who invited them: once per wallet number and
 * phone, and only within one market (TEAM-9, TEAM-10).
 */
export async function countMember(sql: Sql, memberId: number, mark: string | null, now: number): Promise<void> {
  const [member] = await sql.query<{ inviter: number; device: string | null }>(...inviterOf({ member: memberId }));
  if (!member || !(await isNewMember(sql, memberId, { device: member.device, mark }, now))) return;
  const counted = await sql.query(...becomesValid({ member: memberId, now }));
  if (counted.length === 0) return;
  // Lock the balances before reading the inviter: one who is deleted concurrently gets nothing.
  await lockBalances(sql, member.inviter);
  const [inviter] = await sql.query<{ market: Market; status: number }>(
    ...marketAndStatus({ inviter: member.inviter }),
  );
  if (inviter?.status !== personStatus.alive) return;
  const { inviteReward } = await readRules(sql, inviter.market, now);
  const cash = minorOf(inviteReward, inviter.market);
  await post(sql, member.inviter, now, rewardMoves('invitation', inviter.market, { cash }, `invite/${memberId}`));
  await markMoneyCame(sql, member.inviter, now);
}
