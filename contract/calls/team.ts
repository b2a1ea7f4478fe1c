import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, nothing, textBetween } from '../api/schemas';
import { membersShown, refCodeMin } from '../limits/team';
import { locales } from '../market/codes';
import { referralInfo } from '../people/referral';
import { team, teamMember } from '../people/team';
import * as v from 'valibot';

const teamMembers = v.pipe(v.array(teamMember), v.maxLength(membersShown));

export const getTeam = endpoint({
  method: 'GET',
  path: '/task/team/',
  who: 'user',
  money: false,
  summary: 'The team and its invite link',
  description:
    "Who came by the person's invitations, and the link by which they invite. Cash for members is booked by the server; the page only shows it.",
  query: nothing,
  body: nothing,
  reply: team,
  reading: { instead: { total: unknownNumber, valid: unknownNumber } },
});

export const getTeamMembers = endpoint({
  method: 'GET',
  path: '/task/team/members/',
  who: 'user',
  money: false,
  summary: 'The newest members',
  description: 'Team members, newest first.',
  query: nothing,
  body: nothing,
  reply: teamMembers,
  reading: { instead: { memberCash: unknownNumber } },
});

/** The locale whose country the given one ends with (`br`, `pt-BR`), else Indonesia's own. */
const nearestLocale = ({ locale: given }: Record<string, unknown>) =>
  locales.find((locale) => locale.endsWith(String(given).slice(-2).toLowerCase())) ?? 'id';

export const getReferralInfo = endpoint({
  method: 'GET',
  path: '/user/refinfo',
  who: 'anyone',
  money: false,
  summary: 'The invitation behind a code',
  description: 'The invitation behind a code; an unknown code gets code 404.',
  notFound: 'No invitation has this code.',
  query: v.object({ refCode: described(textBetween(refCodeMin, 40), 'The code in the link of an invitation.') }),
  body: nothing,
  reply: referralInfo,
  reading: { empty: {}, instead: { userCash: unknownNumber, locale: nearestLocale } },
});
