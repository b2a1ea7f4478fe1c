import { byPerson } from '../db/schema/partitions';

/** A node of an executed plan. */
export interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Node[];
}

/** Partitions that a plan really read or wrote: nodes of partitions pruned at execution have no loops. */
const touched = (node: Node): string[] => [
  ...(node['Relation Name'] !== undefined && (node['Actual Loops'] ?? 0) > 0 ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(touched),
];

const partName = /^(\w+)_p(\d+)$/;

/**
 * Checks that a statement stays in one place: of each table partitioned by value it uses one partition, and of all
 * tables partitioned by person the same one, so that these could be on one machine. Returns the partitions when it does
 * not, else an empty list.
 */
export function scatteredOver(plan: Node): string[] {
  const parts = [...new Set(touched(plan))].flatMap((name) => {
    const [, table = '', part = ''] = partName.exec(name) ?? [];
    return table === '' ? [] : [{ name, place: table in byPerson ? 'person' : table, part }];
  });
  return parts
    .filter(({ place, part }) => parts.some((other) => other.place === place && other.part !== part))
    .map(({ name }) => name);
}
