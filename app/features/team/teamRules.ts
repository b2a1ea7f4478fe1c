import { inviteReward, type Market } from '@tally/contract/market';

/** The code in an invite link, for reading it out; '' where the link does not end in one (TEAM-1). */
export const invitationCode = (link: string): string => /\/ref\/([^/?#]+)/.exec(link)?.[1] ?? '';

/**
 * What a team has brought so far, in the market's currency: each valid member pays once (TEAM-6). Not a number where the
 * count is not known.
 */
export const teamEarnings = (valid: number, market: Market): number => valid * inviteReward[market];
