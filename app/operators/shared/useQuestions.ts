import { isolate } from '@tally/contract/text/isolate';
import type { Question } from '../../overlays/content/question';
import { useOperatorTranslate } from '../../i18n/useTranslate';

/** What is done to one person at once, and what a second operator decides first. */
const doneAtOnce = [
  'pay',
  'refuse',
  'freeze',
  'unfreeze',
  'invalidate',
  'restore',
  'pass',
  'reject',
  'refuseNumber',
] as const;
type DoneAtOnce = (typeof doneAtOnce)[number];
type Deed = DoneAtOnce | 'goodwill' | 'clawback' | 'giveNumber';

const isDoneAtOnce = (deed: Deed): deed is DoneAtOnce => doneAtOnce.some((each) => each === deed);

interface QuestionParts {
  /** Label of the button that was pressed, which confirms it too. */
  label: string;
  /** What the act leads to. */
  summary: string;
  /** Reason that was typed, where it belongs to the act. */
  reason?: string;
  /** Names the act and whom or what it is about; the label, unless given. */
  title?: string;
  /** The amount that the act moves. */
  amount?: string;
  /** What is known of it besides. */
  facts?: Question['facts'];
  /** What the result is called. */
  outcome?: string;
}

interface PersonQuestionParts
  extends Omit<QuestionParts, 'title' | 'outcome' | 'summary'>, Partial<Pick<QuestionParts, 'summary'>> {
  amount?: string;
  /** The account that is paid to. */
  account?: string;
}

/**
 * Questions before something is done, whose button is the act: `about` one person, whom the title names too, and
 * `buildQuestion` about anything else (OPS-50). Below the title stands what it leads to, and the reason that goes along.
 * What was done is said in the same words.
 */
export function useQuestions() {
  const t = useOperatorTranslate();
  const buildQuestion = ({
    label,
    summary,
    reason = '',
    title = t('ops.ask', { act: label }),
    amount,
    facts = [],
    outcome,
  }: QuestionParts): Question => {
    const known = [...facts, ...(reason === '' ? [] : [{ label: t('ops.reason'), value: isolate(reason) }])];
    return {
      title,
      summary,
      ...(amount && { amount }),
      ...(known.length > 0 && { facts: known }),
      label,
      ...(outcome !== undefined && { outcome }),
    };
  };
  const about = (
    deed: Deed,
    name: string,
    { amount = '', account = '', summary, ...parts }: PersonQuestionParts,
  ): Question => {
    const known = { name: isolate(name), amount, account };
    return buildQuestion({
      ...parts,
      title: t(`ops.ask_${deed}`, known),
      ...(amount && { amount }),
      summary: summary ?? t(`ops.does_${deed}`, known),
      ...(isDoneAtOnce(deed) && { outcome: t(`ops.done_${deed}`, known) }),
    });
  };
  return { buildQuestion, about };
}
