import { currencies } from '@tally/contract/market/money';
import type { FoundPerson } from '@tally/contract/operator/personCard';
import { formatMoment } from '@tally/locales/formatMoment';
import { DataTable } from '@tally/ui/DataTable';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { usePageLocale } from '../../../state/appContext';

interface FoundTableProps {
  found: readonly FoundPerson[];
  /** Number of the person whose card is open. */
  opened: number | undefined;
  onOpen: (id: number) => void;
}

/** The people whom a search has found. */
export function FoundTable({ found, opened, onOpen }: FoundTableProps) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  return (
    <DataTable
      caption={t('ops.find_found')}
      columns={[
        { key: 'id', label: t('ops.card_number') },
        { key: 'name', label: t('ops.card_name') },
        { key: 'market', label: t('ops.market') },
        { key: 'joined', label: t('ops.card_joined') },
      ]}
      rows={found.map(({ id, name, market, joined }) => ({
        key: id,
        cells: [id, <bdi key="name">{name}</bdi>, currencies[market], formatMoment(joined, market, locale)],
        chosen: id === opened,
      }))}
      empty={t('ops.find_none')}
      onOpen={(id) => onOpen(Number(id))}
    />
  );
}
