import { recordSigns, unknownRecord, type ReadRecord } from '@tally/contract/income';
import type { Market } from '@tally/contract/market';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { RecordRow } from '@tally/ui/RecordRow';
import { useTranslate } from '../../i18n/useTranslate';
import { ListState } from '../../components/ListState';
import type { IncomeTab } from './incomeTabs';
import { recordKey } from './recordKey';

interface RecordListProps {
  kind: IncomeTab;
  market: Market;
  records: readonly ReadRecord[] | undefined;
  failed: boolean;
  label: string;
  empty: string;
  onRetry: () => void;
}

const signs = { '+': 'plus', '-': 'minus' } as const;

/** Coin, cash or gift records: type, date, amount with its sign (INCOME-4, INCOME-6); a type that is not known is said as "Other". */
export function RecordList({ kind, market, ...list }: RecordListProps) {
  const t = useTranslate();
  const row = ({ type, amount, date }: ReadRecord, index: number) => {
    const sign = type === unknownRecord ? undefined : recordSigns[type];
    const shown =
      kind === 'cash'
        ? t('record.amount_cash', { sign: sign ?? '', cash: formatMoney(amount, market) })
        : t('record.amount_coin', { sign: sign ?? '', coins: formatCoins(amount, market) });
    return (
      <RecordRow
        key={`${date} ${type} ${index}`}
        title={t(recordKey(type))}
        text={formatMoment(date, market)}
        amount={shown}
        sign={sign ? signs[sign] : 'none'}
      />
    );
  };
  return <ListState {...list} items={list.records} row={row} />;
}
