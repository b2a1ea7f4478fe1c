import { byPerson } from '../db/partitions';

/** A part of a plan that was carried out. */
export interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Node[];
}

/** Parts of partitioned tables that a plan really looked at or wrote to: those that were cut off at the start have no loops. */
const touched = (node: Node): string[] => [
  ...(node['Relation Name'] !== undefined && (node['Actual Loops'] ?? 0) > 0 ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(touched),
];

const partName = /^(\w+)_p(\d+)$/;

/**
 * Empty when a statement keeps to one place: of each table that lies by a value one part, and of all that lie by person one and
 * the same part, so that they can lie on one machine. Else the parts.
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
