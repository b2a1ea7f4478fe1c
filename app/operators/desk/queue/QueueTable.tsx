import type { DataTableProps } from '@tally/ui/DataTable';
import { EmptyState } from '@tally/ui/EmptyState';
import { Section } from '@tally/ui/Section';
import type { ReactNode } from 'react';
import { RowActs } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../shared/shared.styles';
import { Choice, Content } from '../DeskScreen.styles';
import { Side, Table, TwoColumns } from './QueueTable.styles';
import { useIsWide } from './useIsWide';
import { useQueueRows } from './useQueueRows';

interface QueueTableProps<Item> extends Pick<DataTableProps, 'caption' | 'columns' | 'empty'> {
  items: readonly Item[];
  idOf: (item: Item) => number;
  /** Cells of a row, in the order of the columns. */
  cellsOf: (item: Item) => ReactNode[];
  /** What can be shown alone, besides all; the address names it. */
  filters: readonly { value: string; label: string; shows: (item: Item) => boolean }[];
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

/**
 * What waits in a queue (OPS-48): a table that can be filtered, of which one row at a time is open for decisions. They
 * stand beside the table where there is room, and beneath the row where there is not. No row moves while the pointer is
 * over the table or somebody works in it: new ones are counted below it, and are put in afterwards.
 */
export function QueueTable<Item>({ caption, columns, empty, cellsOf, children, ...props }: QueueTableProps<Item>) {
  const { idOf, filters } = props;
  const t = useOperatorTranslate();
  const isWide = useIsWide();
  const { rows, fresh, isGone, chosen, over, within, picked, pick, openId, ended } = useQueueRows({ ...props, isWide });
  if (props.items.length === 0 && !isGone) return <Nothing caption={caption} empty={empty} />;
  const decisions = chosen !== undefined && (
    <OpenRow key={idOf(chosen)} item={chosen} isGone={isGone} onEnd={() => ended(idOf(chosen))}>
      {children}
    </OpenRow>
  );
  const hint = <Note>{t('ops.desk_pick')}</Note>;
  const table = (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={rows.map((item) => ({ key: idOf(item), cells: cellsOf(item), chosen: item === chosen }))}
        empty={t('ops.desk_none')}
        details={isWide ? undefined : <Content>{decisions}</Content>}
        onOpen={(id) => openId(Number(id))}
        {...over}
      />
      {(isWide || fresh > 0) && (
        <Note role="status">{fresh > 0 && <span>{t('ops.desk_new', { count: fresh })}</span>}</Note>
      )}
    </>
  );
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
            <Content>{table}</Content>
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
