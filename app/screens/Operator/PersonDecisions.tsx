import type { Market } from '@tally/contract/market/codes';
import type { PayoutWarning, PendingPayout } from '@tally/contract/operator/payouts';
import { TextField } from '@tally/ui/TextField';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { acts, lookOf } from '../../features/operator/acts';
import type { Question } from '../../overlays/content/question';
import { decideAccount, freezePerson } from '../../features/operator/payoutOperations';
import { userIdIn } from '../../features/operator/operatorRules';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { ReasonNeeded } from './control/ReasonNeeded';
import { Buttons, Note, Operations, PartTitle } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';
import { useQuestions } from './useQuestions';

/** Fetched once a person is named. */
const Adjustment = lazy(async () => ({ default: (await import('./control/Adjustment')).Adjustment }));

interface PersonDecisionsProps {
  operatorKey: string;
  market: Market;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  /** The pending withdrawals of the page, by which the state of their owners is known. */
  pending: readonly PendingPayout[];
  /** Reason typed by the operator, trimmed; freezing and declaring invalid need one. */
  why: string;
  button: WorkButton;
}

/** Whom it is about. */
function PersonField({ isWrong, ...rest }: { value: string; onValue: (value: string) => void; isWrong: boolean }) {
  const t = useOperatorTranslate();
  return (
    <TextField
      label={t('ops.person')}
      hint={t('ops.person_hint')}
      error={isWrong ? t('ops.person_bad') : undefined}
      input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 15 }}
      {...rest}
    />
  );
}

/** Money for them, or back from them. */
function Money(props: ComponentProps<typeof Adjustment>) {
  const t = useOperatorTranslate();
  return (
    <Operations data-part>
      <PartTitle>{t('ops.adjust_title')}</PartTitle>
      <Adjustment {...props} />
    </Operations>
  );
}

type Decision = 'freeze' | 'unfreeze' | 'invalidate' | 'restore';

/**
 * Decisions about somebody by their number: what was decided is taken back here when nothing of theirs is pending any
 * more (OPS-13, OPS-27). Of somebody whose state the page knows only what changes it is offered.
 */
export function PersonDecisions({ operatorKey, market, asOf, pending, why, button }: PersonDecisionsProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { about } = useQuestions();
  const [typed, setTyped] = useState('');
  const userId = userIdIn(typed);
  /** Unknown of somebody of whom nothing is pending: then both decisions are offered. */
  const known = pending.find((payout) => payout.userId === userId)?.warnings;
  const is = (state: PayoutWarning) => known?.includes(state);
  const decision = (
    action: Decision,
    label: string,
    work: (userId: number, question: Question) => Promise<unknown>,
  ) => {
    const because = acts[action] === 'stop';
    if (!userId) return null;
    const summary = `${t('ops.person')} ${userId}: ${label}${because ? ` (${why})` : ''}`;
    const question = about(action, `#${userId}`, { summary, label });
    return button(`person ${label}`, label, () => work(userId, question), {
      ...lookOf(action),
      isOff: because && why === '',
    });
  };
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(action, t(`ops.payout_${action}`), (id, question) =>
      dispatch(
        freezePerson(operatorKey, { userId: id, action, ...(action === 'freeze' && { reason: why }) }, question),
      ),
    );
  const account = (action: 'invalidate' | 'restore') =>
    decision(action, t(`ops.account_${action}`), (id, question) =>
      dispatch(
        decideAccount(
          operatorKey,
          { userId: id, action, asOf, ...(action === 'invalidate' && { reason: why }) },
          question,
        ),
      ),
    );
  return (
    <Operations data-part>
      <PartTitle>{t('ops.person_title')}</PartTitle>
      <PersonField value={typed} onValue={setTyped} isWrong={typed.trim() !== '' && !userId} />
      {userId !== undefined && !known && <Note>{t('ops.person_unknown')}</Note>}
      {userId !== undefined && (
        <Buttons>
          {is('FROZEN') !== true && freeze('freeze')}
          {is('FROZEN') !== false && freeze('unfreeze')}
          {is('INVALID ACCOUNT') !== true && account('invalidate')}
          {is('INVALID ACCOUNT') !== false && account('restore')}
          {why === '' && <ReasonNeeded />}
        </Buttons>
      )}
      {userId !== undefined && (
        <Suspense>
          <Money {...{ operatorKey, market, userId, why, button }} />
        </Suspense>
      )}
    </Operations>
  );
}
