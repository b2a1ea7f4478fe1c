import { Fragment, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Caption, Details, Empty, Open, Root } from './DataTable.styles';
import { Box, BoxLabel, Sort, SortMark } from './DataTableTools.styles';

/** A column: `number`: its values stand at the right, figure below figure; `short`: dates and states, on one line. */
interface Column {
  key: string;
  label: string;
  kind?: 'text' | 'number' | 'short';
  /** The details of an open row say it again, so the row does not. */
  inDetails?: boolean;
  /** How the rows are sorted by it, where they can be: on a wide page its name is a button. */
  sort?: 'ascending' | 'descending' | 'none';
}

interface Row {
  key: string | number;
  /** In the order of the columns. */
  cells: readonly ReactNode[];
  /** Its details are shown. */
  chosen?: boolean;
  /** Its box, where rows can be selected: one that is `off` cannot be. */
  box?: 'selected' | 'ready' | 'off';
}

/** Rows are selected to do something with all of them at once. */
interface Selection {
  /** Name of the box above the rows. */
  label: string;
  all: 'all' | 'some' | 'none' | 'off';
  onAll: (isOn: boolean) => void;
  /** Name of the box of a row. */
  rowLabel: (key: string | number) => string;
  onRow: (key: string | number, isOn: boolean) => void;
}

export interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Title above the table, and its accessible name. */
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Said in place of rows. */
  empty: string;
  /** Shown beneath the chosen row, over all columns. */
  details?: ReactNode;
  /** Opens a row by the button in its first cell; arrow keys move between these buttons. */
  onOpen?: (key: string | number) => void;
  /** Called when the name of a column is pressed by which rows can be sorted. */
  onSort?: (key: string) => void;
  /** Puts a box before each row. */
  selection?: Selection | undefined;
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the button of the next or the previous row. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}

/** The box that selects all rows that may be selected together. */
const AllBox = ({ selection: { label, all, onAll } }: { selection: Selection }) => (
  <th scope="col" data-box>
    <BoxLabel>
      <Box
        type="checkbox"
        checked={all === 'all'}
        disabled={all === 'off'}
        ref={(box) => {
          if (box) box.indeterminate = all === 'some';
        }}
        onChange={({ target }) => onAll(target.checked)}
      />
      <span>{label}</span>
    </BoxLabel>
  </th>
);

function Head({ columns, onSort, selection }: Pick<DataTableProps, 'columns' | 'onSort' | 'selection'>) {
  return (
    <thead data-boxes={selection ? '' : undefined}>
      <tr>
        {selection && <AllBox selection={selection} />}
        {columns.map(({ key, label, kind, sort }) => (
          <th key={key} scope="col" data-kind={kind} aria-sort={sort}>
            {sort && onSort ? (
              <Sort type="button" data-sort={sort} onClick={() => onSort(key)}>
                {label}
                <SortMark aria-hidden />
              </Sort>
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps extends Pick<DataTableProps, 'columns' | 'onOpen' | 'selection'> {
  row: Row;
  /** Whether its details are shown beneath it. */
  hasDetails: boolean;
}

function Cells({ row, columns, onOpen, selection, hasDetails }: CellsProps) {
  return (
    <tr data-state={row.chosen ? 'chosen' : undefined}>
      {selection && (
        <td data-box>
          <BoxLabel>
            <Box
              type="checkbox"
              aria-label={selection.rowLabel(row.key)}
              checked={row.box === 'selected'}
              disabled={row.box === 'off'}
              onChange={({ target }) => selection.onRow(row.key, target.checked)}
            />
          </BoxLabel>
        </td>
      )}
      {columns.map(({ key, label, kind, inDetails }, at) => (
        <td key={key} data-kind={kind} data-label={label}>
          {at === 0 && onOpen ? (
            <Open type="button" data-open aria-pressed={row.chosen ?? false} onClick={() => onOpen(row.key)}>
              {row.cells[at]}
            </Open>
          ) : (
            !(inDetails && hasDetails) && row.cells[at]
          )}
        </td>
      ))}
    </tr>
  );
}

/** A table of facts for a desk; on a narrow page each row is a block in which every value has its column's name. */
export function DataTable({
  caption,
  columns,
  rows,
  empty,
  details,
  onOpen,
  onSort,
  selection,
  ...rest
}: DataTableProps) {
  const width = columns.length + (selection ? 1 : 0);
  return (
    <Root onKeyDown={moveFocus} {...rest}>
      <Caption>{caption}</Caption>
      <Head columns={columns} {...(onSort && { onSort })} selection={selection} />
      <tbody>
        {rows.length === 0 && (
          <tr>
            <Empty colSpan={width}>{empty}</Empty>
          </tr>
        )}
        {rows.map((row) => {
          const hasDetails = row.chosen === true && details !== undefined;
          return (
            <Fragment key={row.key}>
              <Cells
                row={row}
                columns={columns}
                {...(onOpen && { onOpen })}
                selection={selection}
                hasDetails={hasDetails}
              />
              {hasDetails && (
                <tr data-state="details">
                  <Details colSpan={width}>{details}</Details>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Root>
  );
}
