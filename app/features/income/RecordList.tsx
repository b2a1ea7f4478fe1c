import { recordSigns, unknownRecord, type ReadRecord } from '@tally/contract/wallet/income';
import type { Market } from '@tally/contract/market/codes';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatTime } from '@tally/locales/formatMoment';
import { RecordRow } from '@tally/ui/RecordRow';
import { RowList } from '@tally/ui/RowList';
import { useTranslate } from '../../i18n/useTranslate';
import { usePageLocale, useClock } from '../../state/appContext';
import { EarnMore } from '../../components/EarnMore';
import { LoadingRecords } from '../../components/LoadingRows';
import { ListState } from '../../components/ListState';
import type { IncomeTab } from './incomeTabs';
import { daysOf } from './daysOf';
import { recordArt } from './recordArt';
import { recordKey } from './recordKey';
import { Art, Day, Days } from './RecordList.styles';

interface RecordListProps {
  kind: IncomeTab;
  market: Market;
  records: readonly ReadRecord[] | undefined;
  failed: boolean;
  /** Of the call that failed. */
  error: unknown;
  label: string;
  empty: string;
  onRetry: () => void;
}

const signs = { '+': 'plus', '-': 'minus' } as const;

/**
 * Coin, cash or gift records by day, newest first: type, time, amount with its sign (INCOME-4, INCOME-6, INCOME-8).
 * Records of an unknown type are shown as "Other".
 */
export function RecordList({ kind, market, ...list }: RecordListProps) {
  const t = useTranslate();
  const locale = usePageLocale();
  const now = useClock().now();
  const row = ({ type, amount, date }: ReadRecord, index: number) => {
    const Picture = recordArt[type];
    const sign = type === unknownRecord ? undefined : recordSigns[type];
    const shown = {
      coin: () => t('record.amount_coin', { sign: sign ?? '', coins: formatCoins(amount, market) }),
      cash: () => t('record.amount_cash', { sign: sign ?? '', cash: formatMoney(amount, market) }),
      gift: () => t('record.gifts', { count: amount, number: formatCoins(amount, market) }),
    };
    return (
      <RecordRow
        key={`${date} ${type} ${index}`}
        lead={
          <Art>
            <Picture size={34} />
          </Art>
        }
        title={t(recordKey(type))}
        text={formatTime(date, market)}
        amount={shown[kind]()}
        sign={sign ? signs[sign] : 'none'}
      />
    );
  };
  const { records = [], label } = list;
  if (records.length === 0)
    return (
      <ListState
        {...list}
        emptyAction={<EarnMore task={kind === 'coin'} />}
        items={list.records}
        row={row}
        waiting={<LoadingRecords />}
      />
    );
  return (
    <Days role="group" aria-label={label}>
      {daysOf(records, now, market, locale).map(({ day, records: ofDay }) => {
        const name = day === 'today' ? t('income.today') : day === 'yesterday' ? t('income.yesterday') : day;
        return (
          <section key={day}>
            <Day>{name}</Day>
            <RowList shape="card" aria-label={name}>
              {ofDay.map(row)}
            </RowList>
          </section>
        );
      })}
    </Days>
  );
}
