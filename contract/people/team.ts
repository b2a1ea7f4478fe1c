import * as v from 'valibot';
import { count, link, longText, money, nothing, shortText } from '../api/schemas';
import { endpoint } from '../api/endpoint';
import { membersShown } from '../limits/team';
import { unknownNumber } from '../api/reading';

/** The user's team: number of members, number of valid members, and the invite link. */
const team = v.object({ total: count, valid: count, url: link, tip: longText });
export type Team = v.InferOutput<typeof team>;

/** A team member; `memberCash` is the cash that they earned the user who invited them. */
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

/** Team members, newest first. */
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
