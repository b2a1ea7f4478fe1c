import type { PersonCard } from '@tally/contract/operator/personCard';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { lookOf } from '../../calls/actLooks';
import type { Confirmation } from '../../calls/operatorCalls';
import { usePersonActs } from '../../rows/usePersonActs';
import { nameOf } from '../../rules/operatorRules';
import { ActButton } from '../../shared/ActButton';
import { Buttons, PartTitle } from '../../shared/shared.styles';
import { useQuestions } from '../../shared/useQuestions';
import { useReason } from '../../shared/useReason';
import { Box } from '../DeskScreen.styles';

type Decision = 'freeze' | 'unfreeze' | 'invalidate' | 'restore';

/**
 * Decisions about a person, each with a reason: they are frozen or let go on (OPS-13), and their account is declared
 * invalid or restored (OPS-27). An account can be restored that is not invalid now: that takes back what was declared
 * of numbers that they had before.
 */
export function PersonDecisions({ card }: { card: PersonCard }) {
  const t = useOperatorTranslate();
  const { about } = useQuestions();
  const { reason, field, needed } = useReason(t('ops.person_reason'));
  const person = usePersonActs(card.id, card.asOf);
  const name = nameOf({ userName: card.name, userId: card.id });
  const decision = (action: Decision, label: string, decide: (confirmation: Confirmation) => Promise<void>) => {
    const { act, isSoft } = lookOf(action);
    const question = about(action, name, { label, reason });
    return (
      <ActButton
        label={label}
        onPress={() => decide({ question, act })}
        act={act}
        isSoft={isSoft}
        isOff={reason === ''}
      />
    );
  };
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(action, t(`ops.payout_${action}`), (confirmation) => person.freeze(action, reason, confirmation));
  const account = (action: 'invalidate' | 'restore') =>
    decision(action, t(`ops.account_${action}`), (confirmation) => person.account(action, reason, confirmation));
  return (
    <Box>
      <PartTitle>{t('ops.person_title')}</PartTitle>
      {field}
      <Buttons>
        {freeze(card.warnings.includes('FROZEN') ? 'unfreeze' : 'freeze')}
        {!card.warnings.includes('INVALID ACCOUNT') && account('invalidate')}
        {account('restore')}
        {needed}
      </Buttons>
    </Box>
  );
}
