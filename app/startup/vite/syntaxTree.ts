/** A node of a parsed script. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes right below one. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
