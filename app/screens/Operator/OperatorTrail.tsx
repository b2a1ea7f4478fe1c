import type { Market } from '@tally/contract/market/codes';
import type { OperatorAction } from '@tally/contract/operator/payouts';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { Section } from '@tally/ui/Section';
import { operatorApi } from '../../features/operator/operatorApi';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { usePageLocale } from '../../state/appContext';
import { ListState } from '../../components/ListState';
import { TrailSearch } from './control/TrailSearch';

/** The operators' latest actions, by the names of their keys (OPS-15). */
export function OperatorTrail({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const { data, isError, refetch } = operatorApi.useGetOperatorActionsQuery({ key: operatorKey });
  // An action without words here is shown as its code.
  const words: Readonly<Record<string, string>> = {
    pay: t('ops.payout_pay'),
    refuse: t('ops.payout_refuse'),
    export: t('ops.file_export'),
    file: t('ops.file_again'),
    'sign off': t('ops.sign_off'),
    reverse: t('passbook.returned'),
    void: t('ops.export_void'),
    import: t('ops.file_import'),
    exception: t('ops.exceptions'),
    return: t('ops.exception_return'),
    close: t('ops.exception_close'),
    freeze: t('ops.payout_freeze'),
    unfreeze: t('ops.payout_unfreeze'),
    feedback: t('ops.feedback_process'),
    answer: t('ops.message_answer'),
    'close message': t('ops.message_close'),
    downloaded: t('ops.adapp_downloaded'),
    'no apk': t('ops.adapp_noapk'),
  };
  const row = ({ id, time, operator, action, detail }: OperatorAction) => (
    <Row
      key={id}
      title={`${operator} · ${words[action] ?? action}`}
      // What an operator or a provider wrote may turn around what stands before it.
      text={`${formatMoment(time, market, locale)} · ${isolate(detail)}`}
    />
  );
  return (
    <Section title={t('ops.trail')}>
      <ListState
        items={data}
        failed={isError}
        label={t('ops.trail')}
        empty={t('ops.trail_empty')}
        onRetry={() => void refetch()}
        row={row}
      />
      <TrailSearch operatorKey={operatorKey} market={market} />
    </Section>
  );
}
