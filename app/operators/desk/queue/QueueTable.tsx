import type { DataTableProps } from '@tally/ui/DataTable';
import { EmptyState } from '@tally/ui/EmptyState';
import { Section } from '@tally/ui/Section';
import type { ReactNode } from 'react';
import { RowActs } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../shared/shared.styles';
import { Choice, Content } from '../DeskScreen.styles';
import { Side, Table, TwoColumns } from './QueueTable.styles';
import { sortOf, type SortedBy } from './rowOrder';
import { boxOf, selectionOf, type Selecting } from './selecting';
import { useIsWide } from './useIsWide';
import { useQueueRows } from './useQueueRows';
import { useRowKeys } from './useRowKeys';

type Column<Item> = Omit<DataTableProps['columns'][number], 'sort'> & SortedBy<Item>;

interface QueueTableProps<Item> extends Pick<DataTableProps, 'caption' | 'empty'> {
  /** `by`: what the rows can be sorted by. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** Cells of a row, in the order of the columns. */
  cellsOf: (item: Item) => ReactNode[];
  /** What can be shown alone, besides all; the address names it. */
  filters: readonly { value: string; label: string; shows: (item: Item) => boolean }[];
  /** Rows that can be selected, and what is done with those that are. */
  selecting?: Selecting<Item>;
  /** What can be decided about the open row. */
  children: (item: Item) => ReactNode;
}

interface OpenRowProps<Item> extends Pick<QueueTableProps<Item>, 'children'> {
  item: Item;
  /** Whether it waits no more, without a decision of this operator. */
  isGone: boolean;
  /** Called when a decision is sent after which it waits no more. */
  onEnd: () => void;
}

/** The open row alone: another one begins without what was typed for it. */
function OpenRow<Item>({ item, isGone, onEnd, children }: OpenRowProps<Item>) {
  const t = useOperatorTranslate();
  return (
    <RowActs onEnd={onEnd}>
      {isGone && <Note role="status">{t('ops.desk_gone')}</Note>}
      {children(item)}
    </RowActs>
  );
}

const Nothing = ({ caption, empty }: Pick<DataTableProps, 'caption' | 'empty'>) => (
  <Section title={caption}>
    <EmptyState text={empty} />
  </Section>
);

interface RowsProps<Item> extends Omit<QueueTableProps<Item>, 'children' | 'items' | 'filters'> {
  queue: ReturnType<typeof useQueueRows<Item>>;
  /** The decision about the open row, in its place among the rows. */
  details: ReactNode;
}

/** The rows in a table, what is done with those that are selected, and how many wait to be put in. */
function Rows<Item>({ queue, columns, idOf, cellsOf, selecting, details, caption }: RowsProps<Item>) {
  const t = useOperatorTranslate();
  const { rows, fresh, chosen, over, openId, order, sort } = queue;
  return (
    <Content>
      <Table
        caption={caption}
        columns={columns.map(({ by, ...column }) => ({ ...column, ...(by && { sort: sortOf(order, column.key) }) }))}
        rows={rows.map((item) => ({
          key: idOf(item),
          cells: cellsOf(item),
          chosen: item === chosen,
          ...(selecting && { box: boxOf(item, selecting) }),
        }))}
        empty={t('ops.desk_none')}
        details={details}
        onOpen={(id) => openId(Number(id))}
        onSort={sort}
        selection={selecting && selectionOf(rows, idOf, selecting)}
        {...over}
      />
      {selecting?.foot}
      {(details === undefined || fresh > 0) && (
        <Note role="status">{fresh > 0 && <span>{t('ops.desk_new', { count: fresh })}</span>}</Note>
      )}
    </Content>
  );
}

/**
 * What waits in a queue (OPS-48): a table that can be filtered and sorted (OPS-71), of which one row at a time is open
 * for decisions. They stand beside the table where there is room, and beneath the row where there is not. No row moves
 * while the pointer is over the table or somebody works in it: new ones are counted below it, and are put in afterwards.
 */
export function QueueTable<Item>({ children, ...props }: QueueTableProps<Item>) {
  const { caption, empty, items, idOf, filters } = props;
  const t = useOperatorTranslate();
  const isWide = useIsWide();
  const queue = useQueueRows({ ...props, isWide });
  const { rows, isGone, chosen, within, picked, pick, ended } = queue;
  useRowKeys(within.ref);
  if (items.length === 0 && !isGone) return <Nothing caption={caption} empty={empty} />;
  const decisions = chosen !== undefined && (
    <OpenRow key={idOf(chosen)} item={chosen} isGone={isGone} onEnd={() => ended(idOf(chosen))}>
      {children}
    </OpenRow>
  );
  const hint = <Note>{t('ops.desk_pick')}</Note>;
  const table = <Rows {...props} queue={queue} details={isWide ? undefined : <Content>{decisions}</Content>} />;
  return (
    <>
      <Choice
        shape="chip"
        label={t('ops.desk_show')}
        choices={[{ value: 'all', label: t('ops.desk_all') }, ...filters]}
        value={picked ?? 'all'}
        onPick={pick}
      />
      <Content {...within}>
        {isWide && rows.length > 0 ? (
          <TwoColumns>
            {table}
            <Side>{decisions || hint}</Side>
          </TwoColumns>
        ) : (
          <>
            {table}
            {chosen === undefined && rows.length > 0 && hint}
          </>
        )}
      </Content>
    </>
  );
}
