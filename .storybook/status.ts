/** Maturity of a component, by a tag of its stories; a component without such a tag is ready. */
const statuses = {
  draft: 'Draft: look at it, do not build on it yet',
  deprecated: 'Going away: see what it is related to',
} as const;

/** The status in words, for the component's documentation page. */
export const statusOf = (tags: readonly string[]): string =>
  Object.entries(statuses).find(([tag]) => tags.includes(tag))?.[1] ?? 'Ready to use';

/** Short mark next to the component's name in the sidebar. */
export const markOf = (tags: readonly string[]): string | undefined =>
  Object.keys(statuses).find((tag) => tags.includes(tag));
