import { Fragment, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Caption, Details, Empty, Open, Root } from './DataTable.styles';

export interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Title above the table, and its accessible name. */
  caption: string;
  /**
   * Names of the columns; `number`: its values stand at the right, figure below figure; `short`: dates and states,
   * which stay on one line. `inDetails`: the details of an open row say it again, so the row does not.
   */
  columns: readonly { key: string; label: string; kind?: 'text' | 'number' | 'short'; inDetails?: boolean }[];
  /** Cells in the order of the columns. `chosen`: the row whose details are shown. */
  rows: readonly { key: string | number; cells: readonly ReactNode[]; chosen?: boolean }[];
  /** Said in place of rows. */
  empty: string;
  /** Shown beneath the chosen row, over all columns. */
  details?: ReactNode;
  /** Opens a row by the button in its first cell; arrow keys move between these buttons. */
  onOpen?: (key: string | number) => void;
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

/** A table of facts for a desk; on a narrow page each row is a block in which every value has its column's name. */
export function DataTable({ caption, columns, rows, empty, details, onOpen, ...rest }: DataTableProps) {
  return (
    <Root onKeyDown={moveFocus} {...rest}>
      <Caption>{caption}</Caption>
      <thead>
        <tr>
          {columns.map(({ key, label, kind }) => (
            <th key={key} scope="col" data-kind={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <Empty colSpan={columns.length}>{empty}</Empty>
          </tr>
        )}
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr data-state={row.chosen ? 'chosen' : undefined}>
              {columns.map(({ key, label, kind, inDetails }, at) => (
                <td key={key} data-kind={kind} data-label={label}>
                  {at === 0 && onOpen ? (
                    <Open type="button" data-open aria-pressed={row.chosen ?? false} onClick={() => onOpen(row.key)}>
                      {row.cells[at]}
                    </Open>
                  ) : (
                    !(inDetails && row.chosen && details !== undefined) && row.cells[at]
                  )}
                </td>
              ))}
            </tr>
            {row.chosen && details !== undefined && (
              <tr data-state="details">
                <Details colSpan={columns.length}>{details}</Details>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Root>
  );
}
