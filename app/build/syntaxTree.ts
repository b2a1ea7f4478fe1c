/** A node of a script's syntax tree. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The direct children of a node. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
