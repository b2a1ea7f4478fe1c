/** The names of a text's placeholders, each once. */
export const placeholders = (/** @type {string} */ text) => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')),
];
