/** Before the dot no line is broken, so that none begins with it. */
const dot = '\u00a0· ';

/** Facts one after the other, with dots between them; those that are empty or missing are left out. */
export const withDots = (...facts: readonly (string | false | undefined)[]): string => facts.filter(Boolean).join(dot);
