import type { Market } from '@tally/contract/market/codes';
import type { PayoutException } from '@tally/contract/operator/payoutExceptions';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { useId, useState } from 'react';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { closeException } from '../../../features/operator/payoutOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { usePageLocale } from '../../../state/appContext';
import { exceptionKeys } from './exceptionKeys';
import { Buttons, Note, Operations } from '../OperatorScreen.styles';
import type { WorkButton } from '../useButtons';

interface PayoutExceptionsProps {
  operatorKey: string;
  market: Market;
  page: Pick<PendingPayouts, 'exceptionCount' | 'exceptions'>;
  /** Reason typed by the operator, trimmed; with one an exception can be closed. */
  why: string;
  button: WorkButton;
}

/**
 * Results of the provider that contradict the books, oldest first (OPS-22): each is closed with a reason, and a payment
 * that did not arrive can be booked back to cash (OPS-25).
 */
export function PayoutExceptions({ operatorKey, market, page, why, button }: PayoutExceptionsProps) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const name = useId();
  const [open] = useState<OpenUpdates>(() => new Map());
  const row = ({ id, time, payoutId, exportId, kind, amount, said, reason, canReturn }: PayoutException) => {
    const title = t('ops.exception_title', { id: payoutId, amount: formatMoney(amount, market) });
    const facts = t('ops.exception_facts', {
      time: formatMoment(time, market, locale),
      id: exportId || '–',
      said: reason === '' ? said : `${said} (${reason})`,
    });
    const decision = (action: 'return' | 'close', label: string) => {
      const own = `${name}${action}${id}`;
      const summary = `${title}: ${label} (${why})`;
      return button(
        own,
        label,
        () => dispatch(closeException(operatorKey, { id, action, reason: why }, summary, open)),
        { id: own, 'aria-labelledby': `${own} ${name}${id}` },
      );
    };
    return (
      <Row
        key={id}
        title={<span id={`${name}${id}`}>{title}</span>}
        text={facts}
        foot={
          <Operations>
            <p>{t(exceptionKeys[kind])}</p>
            {why !== '' && (
              <Buttons>
                {canReturn && decision('return', t('ops.exception_return'))}
                {decision('close', t('ops.exception_close'))}
              </Buttons>
            )}
          </Operations>
        }
      />
    );
  };
  return (
    <Section title={t('ops.exceptions')}>
      <Operations>
        <Note>{t('ops.exceptions_hint', { count: page.exceptionCount })}</Note>
        <RowList shape="cards" aria-label={t('ops.exceptions')}>
          {page.exceptions.map(row)}
        </RowList>
      </Operations>
    </Section>
  );
}
