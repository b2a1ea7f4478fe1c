/** Writes what Storybook serves beside its pages, once: the search, tokens and icons. Resolves with their folder. */
export function writeStorybookFiles(): Promise<string>;
