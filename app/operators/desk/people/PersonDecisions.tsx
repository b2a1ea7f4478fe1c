import type { PersonCard } from '@tally/contract/operator/personCard';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { usePersonActs } from '../../rows/usePersonActs';
import { usePersonDecisions } from '../../rows/usePersonDecisions';
import { nameOf } from '../../rules/operatorRules';
import { ReasonedActs } from '../../shared/ReasonedActs';
import { PartTitle } from '../../shared/shared.styles';
import { useQuestions } from '../../shared/useQuestions';
import { Box } from '../DeskScreen.styles';

/**
 * Decisions about a person, each with a reason: they are frozen or let go on (OPS-13), and their account is declared
 * invalid or restored (OPS-27). An account can be restored that is not invalid now: that takes back what was declared
 * of numbers that they had before.
 */
export function PersonDecisions({ card }: { card: PersonCard }) {
  const t = useOperatorTranslate();
  const { about } = useQuestions();
  const decide = usePersonActs(card.id, card.asOf);
  const name = nameOf({ userName: card.name, userId: card.id });
  const decisions = usePersonDecisions(
    card.warnings,
    (action, label, reason) => decide(action, reason, about(action, name, { label, reason })),
    ['restore'],
  );
  return (
    <Box>
      <PartTitle>{t('ops.person_title')}</PartTitle>
      <ReasonedActs acts={decisions} />
    </Box>
  );
}
