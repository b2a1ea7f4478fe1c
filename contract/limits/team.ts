/** Teams and invitations. */
import type { Market } from '../market/codes';

export const membersShown = 10;
export const refCodeMin = 6;

/**
 * Amount that must have been paid out to a team member before they count as valid. Indonesia's value is given, the
 * others follow by display factor.
 */
export const validMemberAmount: Record<Market, number> = { id: 200, ph: 2, br: 0.2 };

/** Cash that a valid member earns the user who invited them, once (TEAM-6). */
export const inviteReward: Record<Market, number> = { id: 500, ph: 5, br: 0.5 };
