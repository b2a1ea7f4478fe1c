import type { Market } from '@tally/contract/market/codes';
import type { OpenExport } from '@tally/contract/operator/payoutExceptions';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { RowList } from '@tally/ui/RowList';
import { useId } from 'react';
import { voidExport } from '../../features/operator/payoutFile';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { usePageLocale } from '../../state/appContext';
import { Note } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';

interface PayoutExportsProps {
  operatorKey: string;
  market: Market;
  exports: readonly OpenExport[];
  /** Reason typed by the operator, trimmed; with one an export can be voided. */
  why: string;
  button: WorkButton;
}

/** Files that are with the provider and have not all their results; one that it never got can be voided (OPS-21). */
export function PayoutExports({ operatorKey, market, exports, why, button }: PayoutExportsProps) {
  const t = useTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const name = useId();
  const label = t('ops.export_void');
  const row = ({ id, time, operator, count, amount, left }: OpenExport) => {
    const title = t('ops.export_title', { id, amount: formatMoney(amount, market) });
    const own = `${name}void${id}`;
    return (
      <Row
        key={id}
        title={<span id={`${name}${id}`}>{title}</span>}
        text={t('ops.export_facts', { time: formatMoment(time, market, locale), operator, count, left })}
        foot={
          why !== '' &&
          button(own, label, () => dispatch(voidExport(operatorKey, id, why, `${title}: ${label} (${why})`)), {
            id: own,
            'aria-labelledby': `${own} ${name}${id}`,
            act: 'stop',
          })
        }
      />
    );
  };
  return (
    <>
      <Note>{t('ops.exports_hint')}</Note>
      <RowList shape="cards" aria-label={t('ops.exports')}>
        {exports.map(row)}
      </RowList>
    </>
  );
}
