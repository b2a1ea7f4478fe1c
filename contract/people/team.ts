import * as v from 'valibot';
import { count, link, longText, money, shortText } from '../api/schemas';

/** The user's team: number of members, number of valid members, and the invite link. */
export const team = v.object({ total: count, valid: count, url: link, tip: longText });
export type Team = v.InferOutput<typeof team>;

/** A team member; `memberCash` is the cash that they earned the user who invited them. */
export const teamMember = v.object({
  memberName: shortText,
  memberAvatar: link,
  memberCash: money,
  valid: v.boolean(),
});
export type TeamMember = v.InferOutput<typeof teamMember>;
