import { inviteReward } from '@tally/contract/limits/team';
import type { Market } from '@tally/contract/market/codes';

/** The code contained in an invite link, so that it can be read out; '' when the link does not end in one (TEAM-1). */
export const invitationCode = (link: string): string => /\/ref\/([^/?#]+)/.exec(link)?.[1] ?? '';

/**
 * A team's total earnings in the market's currency: each valid member pays once (TEAM-6). NaN when the count is
 * unknown.
 */
export const teamEarnings = (valid: number, market: Market): number => valid * inviteReward[market];
