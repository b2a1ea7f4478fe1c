import type { Market } from '@tally/contract/market/codes';
import { TextField } from '@tally/ui/TextField';
import { useState } from 'react';
import { decideAccount, freezePerson } from '../../features/operator/payoutOperations';
import { userIdIn } from '../../features/operator/operatorRules';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Adjustment } from './control/Adjustment';
import { Buttons } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';

interface PersonDecisionsProps {
  operatorKey: string;
  market: Market;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  /** Reason typed by the operator, trimmed; freezing and declaring invalid need one. */
  why: string;
  button: WorkButton;
}

/**
 * Decisions about somebody by their number: what was decided is taken back here when nothing of theirs is pending any
 * more (OPS-13, OPS-27).
 */
export function PersonDecisions({ operatorKey, market, asOf, why, button }: PersonDecisionsProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const userId = userIdIn(typed);
  const decision = (label: string, work: (userId: number, summary: string) => Promise<unknown>, because = false) => {
    if (!userId || (because && why === '')) return null;
    const summary = `${t('ops.person')} ${userId}: ${label}${because ? ` (${why})` : ''}`;
    return button(`person ${label}`, label, () => work(userId, summary), { act: because ? 'stop' : 'plain' });
  };
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(
      t(`ops.payout_${action}`),
      (id, summary) =>
        dispatch(
          freezePerson(operatorKey, { userId: id, action, ...(action === 'freeze' && { reason: why }) }, summary),
        ),
      action === 'freeze',
    );
  const account = (action: 'invalidate' | 'restore') =>
    decision(
      t(`ops.account_${action}`),
      (id, summary) =>
        dispatch(
          decideAccount(
            operatorKey,
            { userId: id, action, asOf, ...(action === 'invalidate' && { reason: why }) },
            summary,
          ),
        ),
      action === 'invalidate',
    );
  return (
    <>
      <TextField
        label={t('ops.person')}
        hint={t('ops.person_hint')}
        error={typed.trim() !== '' && !userId ? t('ops.person_bad') : undefined}
        value={typed}
        onValue={setTyped}
        input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 15 }}
      />
      {userId !== undefined && (
        <Buttons>
          {freeze('freeze')}
          {freeze('unfreeze')}
          {account('invalidate')}
          {account('restore')}
        </Buttons>
      )}
      {userId !== undefined && why !== '' && (
        <Adjustment operatorKey={operatorKey} market={market} userId={userId} why={why} button={button} />
      )}
    </>
  );
}
