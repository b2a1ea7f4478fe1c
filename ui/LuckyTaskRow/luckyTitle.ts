const longest = 30;

/** "Lucky-task titles cut at 30 characters" (section 5). */
export const luckyTitle = (title: string): string => (title.length > longest ? `${title.slice(0, longest - 2)}..` : title);
