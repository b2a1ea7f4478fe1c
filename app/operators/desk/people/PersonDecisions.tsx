import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { lookOf } from '../../calls/acts';
import type { Question } from '../../../overlays/content/question';
import { decideAccount, freezePerson } from '../../calls/payoutOperations';
import { userIdIn } from '../../rules/operatorRules';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { LineField } from '../../shared/Reason.styles';
import { useReason } from '../../shared/useReason';
import { Buttons, Note, Operations, PartTitle } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
import { useQuestions } from '../../shared/useQuestions';

/** Fetched once a person is named. */
const Adjustment = lazy(async () => ({ default: (await import('./Adjustment')).Adjustment }));

interface PersonDecisionsProps {
  operatorKey: string;
  market: Market;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  /** The pending withdrawals of the page, by which the state of their owners is known. */
  pending: readonly PendingPayout[];
  button: WorkButton;
}

/** Whom it is about. */
function PersonField({ isWrong, ...rest }: { value: string; onValue: (value: string) => void; isWrong: boolean }) {
  const t = useOperatorTranslate();
  return (
    <LineField
      label={t('ops.find_user')}
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

/** The decisions about one person, with their reason: another one begins without what was typed for the one before. */
function Decisions({ operatorKey, market, asOf, pending, button, userId }: PersonDecisionsProps & { userId: number }) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { about } = useQuestions();
  const { why, field, needed } = useReason(t('ops.person_reason'));
  /** Unknown of somebody of whom nothing is pending: then both decisions are offered. */
  const known = pending.find((payout) => payout.userId === userId)?.warnings;
  const is = (state: PayoutWarning) => known?.includes(state);
  const decision = (
    action: Decision,
    label: string,
    work: (question: Question, given: { reason: string }) => Promise<unknown>,
  ) => {
    const question = about(action, `#${userId}`, { label, why });
    return button(`person ${label}`, label, () => work(question, { reason: why }), {
      ...lookOf(action),
      isOff: why === '',
    });
  };
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(action, t(`ops.payout_${action}`), (question, given) =>
      dispatch(freezePerson(operatorKey, { userId, action, ...given }, question)),
    );
  const account = (action: 'invalidate' | 'restore') =>
    decision(action, t(`ops.account_${action}`), (question, given) =>
      dispatch(decideAccount(operatorKey, { userId, action, asOf, ...given }, question)),
    );
  return (
    <>
      {!known && <Note>{t('ops.person_unknown')}</Note>}
      {field}
      <Buttons>
        {is('FROZEN') !== true && freeze('freeze')}
        {is('FROZEN') !== false && freeze('unfreeze')}
        {is('INVALID ACCOUNT') !== true && account('invalidate')}
        {is('INVALID ACCOUNT') !== false && account('restore')}
        {needed}
      </Buttons>
      <Suspense>
        <Money operatorKey={operatorKey} market={market} userId={userId} button={button} />
      </Suspense>
    </>
  );
}

/**
 * Decisions about somebody by their number: what was decided is taken back here when nothing of theirs is pending any
 * more (OPS-13, OPS-27). Of somebody whose state the page knows only what changes it is offered.
 */
export function PersonDecisions(props: PersonDecisionsProps) {
  const t = useOperatorTranslate();
  const [typed, setTyped] = useState('');
  const userId = userIdIn(typed);
  return (
    <Operations data-part>
      <PartTitle>{t('ops.person_title')}</PartTitle>
      <PersonField value={typed} onValue={setTyped} isWrong={typed.trim() !== '' && !userId} />
      {userId !== undefined && <Decisions key={userId} {...props} userId={userId} />}
    </Operations>
  );
}
