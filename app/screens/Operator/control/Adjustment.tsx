import { adjustmentKinds, type AdjustmentKind } from '@tally/contract/operator/approvals';
import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import { TextField } from '@tally/ui/TextField';
import { useState } from 'react';
import { acts } from '../../../features/operator/acts';
import { askAdjustment } from '../../../features/operator/approvalOperations';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { amountIn } from '../../../features/operator/operatorRules';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Buttons } from '../OperatorScreen.styles';
import type { WorkButton } from '../useButtons';
import { useQuestions } from '../useQuestions';
import { useReason } from './useReason';

interface AdjustmentProps {
  operatorKey: string;
  market: Market;
  userId: number;
  button: WorkButton;
}

/** Money that is given to somebody or taken back, with a reason; a second operator approves it (OPS-36). */
export function Adjustment({ operatorKey, market, userId, button }: AdjustmentProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { about } = useQuestions();
  const { why, field, needed } = useReason(t('ops.adjust_reason'));
  const [typed, setTyped] = useState('');
  const [open] = useState<OpenUpdates>(() => new Map());
  const amount = amountIn(typed, market);
  const ask = (kind: AdjustmentKind, known: number) => {
    const label = t(`ops.adjust_${kind}`, { amount: formatMoney(known, market) });
    const asked = { userId, kind, market, amount: known, reason: why };
    const question = about(kind, `#${userId}`, { label, why, amount: formatMoney(known, market) });
    return button(`adjust ${kind}`, label, () => dispatch(askAdjustment(operatorKey, asked, question, open)), {
      act: acts[kind],
      isOff: why === '',
    });
  };
  return (
    <>
      <TextField
        label={t('ops.adjust_amount')}
        hint={t('ops.adjust_hint')}
        error={
          typed.trim() !== '' && amount === undefined
            ? t('ops.adjust_bad', { currency: currencies[market] })
            : undefined
        }
        value={typed}
        onValue={setTyped}
        input={{ autoComplete: 'off', inputMode: 'decimal', maxLength: 14 }}
      />
      {field}
      {amount !== undefined && (
        <Buttons>
          {adjustmentKinds.map((kind) => ask(kind, amount))}
          {needed}
        </Buttons>
      )}
    </>
  );
}
