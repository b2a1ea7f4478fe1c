import type { DataTableProps } from '@tally/ui/DataTable';
import { EmptyState } from '@tally/ui/EmptyState';
import { Section } from '@tally/ui/Section';
import { useState, type ReactNode } from 'react';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../Operator/OperatorScreen.styles';
import { Choice, Content } from '../DeskScreen.styles';
import { useDeskPlace } from '../useDeskPlace';
import { Side, Table, TwoColumns } from './QueueTable.styles';
import { useHeldRows } from './useHeldRows';
import { useIsWide } from './useIsWide';
import { useNextRow } from './useNextRow';

interface QueueTableProps<Item> extends Pick<DataTableProps, 'caption' | 'columns' | 'empty'> {
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** Cells of a row, in the order of the columns. */
  cellsOf: (item: Item) => ReactNode[];
  /** What can be shown alone, besides all; the address names it. */
  filters: readonly { value: string; label: string; shows: (item: Item) => boolean }[];
  /** What can be decided about the open row; `open` has its decisions whose outcome is unknown. */
  children: (item: Item, open: OpenUpdates) => ReactNode;
}

/** The open row alone: another one begins without what was typed for it. */
function OpenRow<Item>({ item, children }: Pick<QueueTableProps<Item>, 'children'> & { item: Item }) {
  const [open] = useState<OpenUpdates>(() => new Map());
  return children(item, open);
}

const Nothing = ({ caption, empty }: Pick<DataTableProps, 'caption' | 'empty'>) => (
  <Section title={caption}>
    <EmptyState text={empty} />
  </Section>
);

/**
 * What waits in a queue (OPS-48): a table that can be filtered, of which one row at a time is open for decisions. They
 * stand beside the table where there is room, and beneath the row where there is not. No row moves under the pointer:
 * while it is over the table, new ones are counted below it, and are put in once it leaves.
 */
export function QueueTable<Item>(props: QueueTableProps<Item>) {
  const { items, idOf, cellsOf, filters, caption, columns, empty, children } = props;
  const t = useOperatorTranslate();
  const isWide = useIsWide();
  const {
    place: { filter, id: opened },
    go,
  } = useDeskPlace();
  const picked = filters.find(({ value }) => value === filter);
  const shown = picked ? items.filter(picked.shows) : items;
  const openId = (id: number) => go({ ...(picked && { filter: picked.value }), id });
  useNextRow(shown.map(idOf), opened, openId);
  const { rows, fresh, over } = useHeldRows(shown, idOf, isWide);
  if (items.length === 0) return <Nothing caption={caption} empty={empty} />;
  const chosen = rows.find((item) => idOf(item) === opened);
  const decisions = chosen !== undefined && (
    <OpenRow key={idOf(chosen)} item={chosen}>
      {children}
    </OpenRow>
  );
  const pick = <Note>{t('ops.desk_pick')}</Note>;
  const table = (
    <Table
      caption={caption}
      columns={columns}
      rows={rows.map((item) => ({ key: idOf(item), cells: cellsOf(item), chosen: item === chosen }))}
      empty={t('ops.desk_none')}
      details={isWide ? undefined : <Content>{decisions}</Content>}
      onOpen={(id) => openId(Number(id))}
      {...over}
    />
  );
  return (
    <>
      <Choice
        label={t('ops.desk_show')}
        choices={[{ value: 'all', label: t('ops.desk_all') }, ...filters]}
        value={picked?.value ?? 'all'}
        onPick={(value) => go(value === 'all' ? {} : { filter: value })}
      />
      {isWide && rows.length > 0 ? (
        <TwoColumns>
          <Content>
            {table}
            <Note role="status">{fresh > 0 && <span>{t('ops.desk_new', { count: fresh })}</span>}</Note>
          </Content>
          <Side>{decisions || pick}</Side>
        </TwoColumns>
      ) : (
        <>
          {table}
          {chosen === undefined && shown.length > 0 && pick}
        </>
      )}
    </>
  );
}
