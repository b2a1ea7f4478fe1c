import type { Market } from '@tally/contract/market/codes';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note, Operations } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
import { ExceptionRow } from '../../rows/ExceptionRow';

interface PayoutExceptionsProps {
  operatorKey: string;
  market: Market;
  page: Pick<PendingPayouts, 'exceptionCount' | 'exceptions'>;
  button: WorkButton;
}

/** Results of the provider that contradict the books, oldest first. */
export function PayoutExceptions({ operatorKey, market, page, button }: PayoutExceptionsProps) {
  const t = useOperatorTranslate();
  const [open] = useState<OpenUpdates>(() => new Map());
  return (
    <Section data-part title={t('ops.exceptions')}>
      <Operations>
        <Note>{t('ops.exceptions_open', { count: page.exceptionCount })}</Note>
        <RowList shape="cards" aria-label={t('ops.exceptions')}>
          {page.exceptions.map((exception) => (
            <ExceptionRow
              key={exception.id}
              operatorKey={operatorKey}
              market={market}
              exception={exception}
              open={open}
              button={button}
            />
          ))}
        </RowList>
      </Operations>
    </Section>
  );
}
