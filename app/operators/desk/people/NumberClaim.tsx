import { dayMs } from '@tally/contract/limits/time';
import type { PersonCard } from '@tally/contract/operator/personCard';
import { Section } from '@tally/ui/Section';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useReason } from '../../shared/useReason';
import { Buttons, Note, Operations } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useQuestions } from '../../shared/useQuestions';
import { CardLink } from './CardLink';
import { useDeskMoment } from '../../shared/useDeskMoment';

interface NumberClaimProps {
  card: PersonCard;
  claim: PersonCard['claims'][number];
}

/** The number of another account that the person says is theirs by now: two operators give it, one refuses (ACCOUNT-20). */
export function NumberClaim({ card, claim }: NumberClaimProps) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment();
  const { act } = useOperatorCalls();
  const { about } = useQuestions();
  const { reason, field, needed } = useReason(t('ops.claim_reason'));
  const { accountType, accountNo, time, ownerId, ownerOpened } = claim;
  // A moment names no year, and the claim wins after one (ACCOUNT-20).
  const days = Math.max(0, Math.floor((time - ownerOpened) / dayMs));
  const decision = (action: 'give' | 'refuse') => {
    const label = t(`ops.claim_${action}`);
    const deed = action === 'give' ? 'giveNumber' : 'refuseNumber';
    const question = about(deed, nameOf({ userName: card.name, userId: card.id }), { label, reason });
    const decided = { userId: card.id, action, reason };
    const decide = () => act(operatorApi.endpoints.postNumberClaim, { query: decided }, { question, act: acts[deed] });
    return <ActButton label={label} onPress={decide} act={acts[deed]} isOff={reason === ''} />;
  };
  return (
    <Section title={t('ops.card_claim')}>
      <Operations>
        <p>{t('ops.card_claim_facts', { account: `${accountType} ${accountNo}`, time: moment(time) })}</p>
        <Note>
          {ownerId > 0
            ? t('ops.card_claim_owner', { id: ownerId, days, time: moment(ownerOpened) })
            : t('ops.card_claim_free')}
        </Note>
        {ownerId > 0 && <CardLink userId={ownerId} label={t('ops.card_open', { id: ownerId })} />}
        {field}
        <Buttons>
          {decision('give')}
          {decision('refuse')}
          {needed}
        </Buttons>
      </Operations>
    </Section>
  );
}
