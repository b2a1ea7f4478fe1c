/**
 * Whether a kind of dialog or toast is one of the late part of home: those of lucky and review tasks and of a slow
 * network, known by their names, so that the start needs no list of them.
 */
export const isDeferred = (kind: string): boolean => /^(lucky|reviewTask|slow)/.test(kind);
