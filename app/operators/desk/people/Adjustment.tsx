import { adjustmentKinds, type AdjustmentKind } from '@tally/contract/operator/approvals';
import { largestAmount } from '@tally/contract/limits/withdrawAmounts';
import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { amountIn } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Buttons, Note, PartTitle } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useQuestions } from '../../shared/useQuestions';
import { LineField } from '../../shared/Reason.styles';
import { useReason } from '../../shared/useReason';
import { Box } from '../DeskScreen.styles';

interface AdjustmentProps {
  /** That of the person. */
  market: Market;
  userId: number;
}

/** Money for somebody, or back from them: with a reason, and once a second operator has approved it (OPS-36). */
export function Adjustment({ market, userId }: AdjustmentProps) {
  const t = useOperatorTranslate();
  const { act } = useOperatorCalls();
  const { about } = useQuestions();
  const { reason, field } = useReason(t('ops.adjust_reason'));
  const [typed, setTyped] = useState('');
  const amount = amountIn(typed, market);
  const adjusting = (kind: AdjustmentKind) => {
    const look = acts[kind];
    if (amount === undefined)
      return (
        <ActButton key={kind} label={t(`ops.adjust_kind_${kind}`)} onPress={() => Promise.resolve()} act={look} isOff />
      );
    const money = formatMoney(amount, market);
    const label = t(`ops.adjust_${kind}`, { amount: money });
    const adjust = () =>
      act(
        operatorApi.endpoints.postAdjustment,
        { query: { userId, kind, market, amount, reason } },
        { question: about(kind, `#${userId}`, { label, reason, amount: money }), act: look },
      );
    return <ActButton key={kind} label={label} onPress={adjust} act={look} isOff={reason === ''} />;
  };
  return (
    <Box>
      <PartTitle>{t('ops.adjust_title')}</PartTitle>
      <LineField
        label={t('ops.adjust_amount')}
        hint={t('ops.adjust_hint')}
        error={
          typed.trim() !== '' && amount === undefined
            ? t('ops.adjust_bad', { most: formatMoney(largestAmount[market], market) })
            : undefined
        }
        value={typed}
        onValue={setTyped}
        input={{ autoComplete: 'off', inputMode: 'decimal', maxLength: 14 }}
      />
      {field}
      <Buttons>
        {adjustmentKinds.map(adjusting)}
        {(reason === '' || amount === undefined) && <Note>{t('ops.adjust_needed')}</Note>}
      </Buttons>
    </Box>
  );
}
