import { teams } from '@tally/contract/fixtures/team';
import { expect, it } from 'vitest';
import { invitationCode, teamEarnings } from './teamRules';

it.each([
  [teams.id.url, 'SARI2026'],
  ['https://tally.example/ref/SARI2026?utm=team', 'SARI2026'],
  ['https://tally.example/', ''],
  ['', ''],
])('the code of the link %j is %j (TEAM-1)', (link, code) => {
  expect(invitationCode(link)).toBe(code);
});

it('each valid member pays once (TEAM-6)', () => {
  expect([teamEarnings(6, 500), teamEarnings(3, 5), teamEarnings(4, 0.5)]).toEqual([3000, 15, 2]);
  expect(teamEarnings(Number.NaN, 500)).toBeNaN();
});
