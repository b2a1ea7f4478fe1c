import { withDots } from '@tally/contract/text/withDots';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import { feedbackTypes } from '../../features/feedback/feedbackRules';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { userIdsIn } from '../rules/operatorRules';
import { everybody } from './presets';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { LineField } from '../shared/Reason.styles';
import { Buttons } from '../shared/shared.styles';
import { ActButton } from '../shared/ActButton';

/** Type 0 selects every type, including messages of markets without types. */
const allTypes = 0;
const types = [...feedbackTypes, allTypes] as const;

/** Answers open feedback by type, for everyone or for given users, after confirmation (OPS-4, OPS-9). */
export function FeedbackAnswers() {
  const t = useOperatorTranslate();
  const { sendConfirmed, report } = useOperatorCalls();
  const [typed, setTyped] = useState('');
  const ids = userIdsIn(typed);
  const answer = async (type: number, label: string) => {
    if (ids === undefined) return;
    const summary = withDots(`${t('ops.feedback_process')}: ${label}`, ids);
    const query = { type, day: everybody, ...(ids && { userIdStr: ids }) };
    const confirmation = { question: { summary }, act: 'plain' as const };
    const answered = await sendConfirmed(operatorApi.endpoints.postFeedbackProcess, { query }, confirmation);
    if (answered) report(answered);
  };
  return (
    <Section title={t('ops.feedback_process')}>
      <LineField
        label={t('ops.user_ids')}
        value={typed}
        onValue={setTyped}
        error={ids === undefined ? t('ops.user_ids_bad') : undefined}
        input={{ autoComplete: 'off', spellCheck: false, maxLength: 2000 }}
      />
      <Buttons>
        {types.map((type) => {
          const label = type === allTypes ? t('ops.feedback_all') : t(`feedback.type_${type}`);
          return <ActButton key={type} label={label} onPress={() => answer(type, label)} />;
        })}
      </Buttons>
    </Section>
  );
}
