import type { FoundPerson } from '@tally/contract/operator/personCard';
import { DataTable } from '@tally/ui/DataTable';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useDeskMoment } from '../../shared/useDeskMoment';

interface FoundTableProps {
  found: readonly FoundPerson[];
  /** Number of the person whose card is open. */
  opened: number | undefined;
  onOpen: (id: number) => void;
}

/** The people whom a search has found. */
export function FoundTable({ found, opened, onOpen }: FoundTableProps) {
  const t = useOperatorTranslate();
  const { zone, short } = useDeskMoment();
  return (
    <DataTable
      caption={t('ops.find_found')}
      columns={[
        { key: 'id', label: t('ops.card_number') },
        { key: 'name', label: t('ops.card_name') },
        { key: 'market', label: t('ops.market') },
        { key: 'joined', label: `${t('ops.card_joined')} (${zone})` },
      ]}
      rows={found.map(({ id, name, market, joined }) => ({
        key: id,
        cells: [id, <bdi key="name">{name}</bdi>, t(`ops.market_${market}`), short(joined)],
        chosen: id === opened,
      }))}
      empty={t('ops.find_none')}
      onOpen={(id) => onOpen(Number(id))}
    />
  );
}
