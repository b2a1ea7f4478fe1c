import * as v from 'valibot';
import { count, link, longText, money, nothing, shortText } from './schemas';
import { endpoint } from './endpoint';
import { membersShown } from './limits';
import { unknownNumber } from './reading';

/** The person's team: how many joined, how many of them count, and the invite link. */
const team = v.object({ total: count, valid: count, url: link, tip: longText });
export type Team = v.InferOutput<typeof team>;

/** One member; `memberCash` is what the member brought to the person who invited them. */
const teamMember = v.object({
  memberName: shortText,
  memberAvatar: link,
  memberCash: money,
  valid: v.boolean(),
});
export type TeamMember = v.InferOutput<typeof teamMember>;
const teamMembers = v.pipe(v.array(teamMember), v.maxLength(membersShown));

export const getTeam = endpoint({
  method: 'GET',
  path: '/task/team/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: team,
  reading: { instead: { total: unknownNumber, valid: unknownNumber } },
});

/** The newest members first. */
export const getTeamMembers = endpoint({
  method: 'GET',
  path: '/task/team/members/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: teamMembers,
  reading: { instead: { memberCash: unknownNumber } },
});
