import { adjustmentKinds, type AdjustmentKind } from '@tally/contract/operator/approvals';
import { largestAmount } from '@tally/contract/limits/amounts';
import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import { acts } from '../../calls/acts';
import { requestAdjustment } from '../../calls/approvalOperations';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { amountIn } from '../../rules/operatorRules';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Buttons, Note } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
import { useQuestions } from '../../shared/useQuestions';
import { LineField } from '../../shared/Reason.styles';
import { useReason } from '../../shared/useReason';

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
  const { why, field } = useReason(t('ops.adjust_reason'));
  const [typed, setTyped] = useState('');
  const [open] = useState<OpenUpdates>(() => new Map());
  const amount = amountIn(typed, market);
  const ask = (kind: AdjustmentKind) => {
    const key = `adjust ${kind}`;
    const act = acts[kind];
    if (amount === undefined)
      return button(key, t(`ops.adjust_kind_${kind}`), () => Promise.resolve(), { act, isOff: true });
    const label = t(`ops.adjust_${kind}`, { amount: formatMoney(amount, market) });
    const asked = { userId, kind, market, amount, reason: why };
    const question = about(kind, `#${userId}`, { label, why, amount: formatMoney(amount, market) });
    return button(key, label, () => dispatch(requestAdjustment(operatorKey, asked, question, open)), {
      act,
      isOff: why === '',
    });
  };
  return (
    <>
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
        {adjustmentKinds.map(ask)}
        {(why === '' || amount === undefined) && <Note>{t('ops.adjust_needed')}</Note>}
      </Buttons>
    </>
  );
}
