/** The component of a stories' file of the library; empty for other files. */
export const componentOf = (storyFile: string): string => /(?:^|\/)ui\/([A-Z]\w*)\//.exec(storyFile)?.[1] ?? '';
