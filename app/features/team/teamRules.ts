/** The code contained in an invite link, so that it can be read out; '' when the link does not end in one (TEAM-1). */
export const invitationCode = (link: string): string => /\/ref\/([^/?#]+)/.exec(link)?.[1] ?? '';

/**
 * A team's total earnings in the market's currency: each valid member pays once (TEAM-6). NaN when the count is
 * unknown.
 * @param each what a member pays
 */
export const teamEarnings = (valid: number, each: number): number => valid * each;
