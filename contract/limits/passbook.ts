/** The passbook. Times in ms. */

export const passbookDays = 15;
export const passbookLinkAbove = 3;

/** Review prompts of the passbook (RATE-1, RATE-2). */
export const reviewPromptDelayMs = 3000;
export const reviewPromptEntries = 2;
