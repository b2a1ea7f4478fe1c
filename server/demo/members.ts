import { dayMs, hourMs } from '@tally/contract/limits/time';
import { inviteReward } from '@tally/contract/limits/team';
import { marketLocales, type Market } from '@tally/contract/market/codes';
import { accountStatus } from '@tally/contract/wallet/account';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../db/db';
import { statement } from '../db/statement';
import { lastWeek } from '../domain/shared/days';
import { join } from '../domain/people/joining';
import { post, rewardMoves } from '../domain/ledger/ledger';
import type { Move } from '../domain/ledger/ledger';
import { minorOf } from '../domain/ledger/money';
import { pictureLink } from '../domain/offers/pictures';
import { returningAmounts } from '../limits/withdrawals';
import { seedWithdrawals } from './demoWithdrawals';
import { seedAccount } from './demoAccount';
import { demoPackage } from './catalogues';
import { dated } from './history';
import { demoSub } from './onlyDemo';
import type { DemoStory } from './people';

const memberNames: Record<Market, readonly string[]> = {
  id: [
    'Putri Ayu',
    'Eko Saputra',
    'Nur Hidayah',
    'Yanti Sari',
    'Bayu Pratama',
    'Lestari Dewi',
    'Hendra Gunawan',
    'Wati Susanti',
    'Fajar Nugroho',
    'Indah Permata',
    'Rizki Ramadan',
    'Sinta Maharani',
    'Doni Setiawan',
    'Ratna Sari',
  ],
  ph: [
    'Jun Mendoza',
    'Joy Aquino',
    'Tess Navarro',
    'Mark Villanueva',
    'Ella Castro',
    'Ben Torres',
    'Carla Diaz',
    'Rico Lopez',
    'Nina Salazar',
    'Leo Mercado',
    'Anna Rivera',
    'Gio Pascual',
    'May Santiago',
    'Dan Aguilar',
  ],
  br: [
    'Lívia Prado',
    'Bruna Alves',
    'Tiago Melo',
    'Marina Costa',
    'Pedro Rocha',
    'Júlia Nunes',
    'Lucas Moraes',
    'Camila Freitas',
    'Diego Barros',
    'Larissa Gomes',
    'Felipe Araújo',
    'Sofia Cardoso',
    'Gustavo Pinto',
    'Helena Duarte',
  ],
};

/** How many of the names are in the team of each story. */
const teamSizes: Partial<Record<DemoStory, number>> = { rich: 12, withdrawn: 2 };
const teamStart: Partial<Record<DemoStory, number>> = { rich: 0, withdrawn: 12 };

/** Whether a member counts as valid: two out of three do. */
const isValid = (index: number): boolean => index % 3 !== 2;
const amountOf = (index: number): 0 | 1 | 2 => (index % 6 === 0 ? 2 : index % 2 === 0 ? 1 : 0);

const countAsMember = statement(
  { person: 'bigint', validAt: 'bigint', openedAt: 'bigint' },
  'update users set valid_at = :validAt, opened_at = :openedAt where id = :person',
);

interface Inviter {
  readonly userId: number;
  readonly market: Market;
}

/** Creates the member with this number in the inviter's market. */
async function seedMember(
  sql: Sql,
  { userId: invitedBy, market }: Inviter,
  index: number,
  now: number,
): Promise<{ readonly userId: number; readonly validAt: number | undefined }> {
  const name = memberNames[market][index] ?? `Member ${index}`;
  const plain = (name.split(' ')[0] ?? 'm')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const joined = now - (24 - index) * dayMs;
  const userId = await join(
    sql,
    {
      publicId: `${market}-member-${index}`,
      market,
      locale: marketLocales[market][0],
      appPkg: demoPackage(market),
      googleSub: `${demoSub}${market}-member-${index}`,
      email: `${plain}.${market}.${index}@gmail.com`,
      name,
      avatar: index % 4 === 3 ? '' : pictureLink(`face-${index}`),
      device: null,
      invitedBy,
    },
    joined,
  );
  if (!isValid(index)) return { userId, validAt: undefined };
  const owner = { userId, market, name };
  const at = lastWeek(now, market).from + (10 + index * 11) * hourMs;
  await seedAccount(sql, owner, accountStatus.valid, now);
  const moves = await seedWithdrawals(sql, owner, [{ amount: amountOf(index), at, status: passbookStatus.paid }]);
  const earned = dated(
    joined,
    rewardMoves('newbie', market, { cash: minorOf(returningAmounts[market][amountOf(index)], market) }, 'seed/newbie'),
  );
  await post(sql, userId, now, [...earned, ...moves]);
  const validAt = at + 3 * hourMs;
  await sql.query(...countAsMember({ person: userId, validAt, openedAt: now - dayMs }));
  return { userId, validAt };
}

/** Creates the team of a story; returns the inviter's ledger moves. */
export async function seedTeam(sql: Sql, inviter: Inviter, story: DemoStory, now: number): Promise<Move[]> {
  const moves: Move[] = [];
  const start = teamStart[story] ?? 0;
  for (let index = start; index < start + (teamSizes[story] ?? 0); index++) {
    const { userId, validAt } = await seedMember(sql, inviter, index, now);
    if (validAt !== undefined)
      moves.push(
        ...dated(
          validAt,
          rewardMoves(
            'invitation',
            inviter.market,
            { cash: minorOf(inviteReward[inviter.market], inviter.market) },
            `invite/${userId}`,
          ),
        ),
      );
  }
  return moves;
}
