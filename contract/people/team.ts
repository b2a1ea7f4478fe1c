import * as v from 'valibot';
import { count, described, link, longText, money, shortText } from '../api/schemas';

/** The user's team: number of members, number of valid members, and the invite link. */
export const team = v.object({
  total: described(count, 'People who came by an invitation of this person.'),
  valid: described(count, 'Those of them who earned enough to count (`validMemberAmount` of getMarketRules).'),
  url: described(link, 'The link by which the person invites.'),
  tip: described(longText, "News of the team, a line in the person's language; empty: none."),
});
export type Team = v.InferOutput<typeof team>;

/** A team member; `memberCash` is the cash that they earned the user who invited them. */
export const teamMember = v.object({
  memberName: described(shortText, 'Name of the member.'),
  memberAvatar: described(link, 'Their picture; empty: there is none.'),
  memberCash: described(money, 'Cash that this member earned the person who invited them.'),
  valid: described(v.boolean(), 'Whether the member counts.'),
});
export type TeamMember = v.InferOutput<typeof teamMember>;
