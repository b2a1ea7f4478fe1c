import type { DataTableProps } from '@tally/ui/DataTable';
import type { ReactNode } from 'react';

/** Rows of a queue that are selected, to do something with all of them at once (OPS-73). */
export interface Selecting<Item> {
  /** Name of the box that selects all that are shown. */
  readonly label: string;
  /** Name of the box of a row. */
  readonly rowLabel: (id: number) => string;
  readonly isSelected: (item: Item) => boolean;
  /** Whether a row can be selected: alone, or with all others. */
  readonly canSelect: (item: Item, together: 'alone' | 'with all') => boolean;
  readonly onSelect: (items: readonly Item[], isOn: boolean) => void;
  /** What is done with them, below the table. */
  readonly foot: ReactNode;
}

/** The state of a row's box. */
export function boxOf<Item>(item: Item, { isSelected, canSelect }: Selecting<Item>): 'selected' | 'ready' | 'off' {
  if (!canSelect(item, 'alone')) return 'off';
  return isSelected(item) ? 'selected' : 'ready';
}

/** The boxes of the rows that are shown, and the one for all of them. */
export function selectionOf<Item>(
  rows: readonly Item[],
  idOf: (item: Item) => number,
  { label, rowLabel, isSelected, canSelect, onSelect }: Selecting<Item>,
): NonNullable<DataTableProps['selection']> {
  const together = rows.filter((item) => canSelect(item, 'with all'));
  const selected = rows.filter(isSelected);
  const isAll = together.length > 0 && together.every(isSelected);
  const some = selected.length > 0 ? 'some' : 'none';
  return {
    label,
    all: isAll ? 'all' : together.length + selected.length === 0 ? 'off' : some,
    onAll: (isOn) => onSelect(isOn ? together : rows, isOn),
    rowLabel: (id) => rowLabel(Number(id)),
    onRow: (id, isOn) =>
      onSelect(
        rows.filter((item) => idOf(item) === id),
        isOn,
      ),
  };
}
