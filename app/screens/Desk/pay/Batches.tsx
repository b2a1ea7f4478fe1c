import type { Market } from '@tally/contract/market/codes';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { Section } from '@tally/ui/Section';
import { TextField } from '@tally/ui/TextField';
import { useState } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { AllExports } from '../../Operator/payouts/AllExports';
import { PayoutExceptions } from '../../Operator/payouts/PayoutExceptions';
import { PayoutExports } from '../../Operator/payouts/PayoutExports';
import { PayoutFile } from '../../Operator/payouts/PayoutFile';
import type { WorkButton } from '../../Operator/useButtons';
import { PayoutsPage } from './PayoutsPage';

interface BatchesProps {
  operatorKey: string;
  button: WorkButton;
}

function MarketBatches({ operatorKey, market, page, button }: BatchesProps & { market: Market; page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const [reason, setReason] = useState('');
  const shared = { operatorKey, market, button };
  return (
    <>
      <PayoutFile {...shared} asOf={page.asOf} />
      <TextField
        label={t('ops.payout_reason')}
        value={reason}
        onValue={setReason}
        input={{ autoComplete: 'off', maxLength: 100 }}
      />
      {page.exceptionCount > 0 && <PayoutExceptions {...shared} page={page} why={reason.trim()} />}
      {page.exports.length > 0 && (
        <Section title={t('ops.exports')}>
          <PayoutExports {...shared} exports={page.exports} why={reason.trim()} />
        </Section>
      )}
      <AllExports {...shared} />
    </>
  );
}

/** What is with the provider, by market: exports, their results, and what contradicts the books. */
export const Batches = ({ first, operatorKey, button }: BatchesProps & { first: Market }) => (
  <PayoutsPage operatorKey={operatorKey} first={first}>
    {(market, page) => <MarketBatches {...{ operatorKey, market, page, button }} />}
  </PayoutsPage>
);
