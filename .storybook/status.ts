/** How far a component is, by the tag of its stories; without a tag it is ready. */
const statuses = {
  draft: 'Draft: look at it, do not build on it yet',
  deprecated: 'Going away: see what it is related to',
} as const;

/** The status in words, for the page of a component. */
export const statusOf = (tags: readonly string[]): string =>
  Object.entries(statuses).find(([tag]) => tags.includes(tag))?.[1] ?? 'Ready to use';

/** The short mark beside its name in the list of stories. */
export const markOf = (tags: readonly string[]): string | undefined =>
  Object.keys(statuses).find((tag) => tags.includes(tag));
