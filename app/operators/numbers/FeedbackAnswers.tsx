import { withDots } from '@tally/contract/text/withDots';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import { feedbackTypes } from '../../features/feedback/feedbackRules';
import { processFeedback } from '../calls/operations';
import { userIdsIn } from '../rules/operatorRules';
import { everybody } from './presets';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { LineField } from '../shared/Reason.styles';
import { Buttons } from '../shared/shared.styles';
import type { WorkButton } from '../shared/useButtons';

/** Type 0 selects every type, including messages of markets without types. */
const allTypes = 0;
const types = [...feedbackTypes, allTypes] as const;

/** Answers open feedback by type, for everyone or for given users. */
export function FeedbackAnswers({ operatorKey, button }: { operatorKey: string; button: WorkButton }) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const ids = userIdsIn(typed);
  const answer = async (type: number, label: string) => {
    if (ids === undefined) return;
    const summary = withDots(`${t('ops.feedback_process')}: ${label}`, ids);
    await dispatch(processFeedback(operatorKey, { type, day: everybody, ...(ids && { userIdStr: ids }) }, { summary }));
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
          return button(`feedback ${type}`, label, () => answer(type, label));
        })}
      </Buttons>
    </Section>
  );
}
