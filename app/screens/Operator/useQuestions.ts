import { isolate } from '@tally/contract/text/isolate';
import type { Question } from '../../overlays/content/question';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { truncateTitle } from '../../overlays/content/truncateTitle';

/** What is done to one person alone. */
type Deed =
  'pay' | 'refuse' | 'freeze' | 'unfreeze' | 'invalidate' | 'restore' | 'pass' | 'reject' | 'goodwill' | 'clawback';

/**
 * Questions before something is done, whose button is the act: `about` one person, whom the title names too, and `ask`
 * about anything else (OPS-50).
 */
export function useQuestions() {
  const t = useOperatorTranslate();
  const ask = (label: string, summary: string): Question => ({ title: t('ops.ask', { act: label }), summary, label });
  const about = (deed: Deed, name: string, question: Omit<Question, 'title'>, amount = ''): Question => ({
    ...question,
    title: truncateTitle((cut) => t(`ops.ask_${deed}`, { name: isolate(cut), amount }), name),
  });
  return { ask, about };
}
