import { isolate } from '@tally/contract/text/isolate';
import type { Question } from '../../overlays/content/question';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { truncateTitle } from '../../overlays/content/truncateTitle';

/** What is done to one person alone. */
type Deed =
  | 'pay'
  | 'refuse'
  | 'freeze'
  | 'unfreeze'
  | 'invalidate'
  | 'restore'
  | 'pass'
  | 'reject'
  | 'goodwill'
  | 'clawback'
  | 'giveNumber'
  | 'refuseNumber';

interface Asked {
  /** Label of the button that was pressed. */
  label: string;
  /** Reason that was typed, where it belongs to the act. */
  why?: string;
  amount?: string;
  /** The account that is paid to. */
  account?: string;
  /** What the act leads to, where the deed alone does not say it. */
  summary?: string;
}

/**
 * Questions before something is done, whose button is the act: `about` one person, whom the title names too, and `ask`
 * about anything else (OPS-50). Below the title stands what it leads to, and the reason that goes along.
 */
export function useQuestions() {
  const t = useOperatorTranslate();
  const because = (why: string) => why !== '' && { facts: [{ label: t('ops.reason'), value: isolate(why) }] };
  const ask = (label: string, summary: string, why = '', title = t('ops.ask', { act: label })): Question => ({
    title,
    summary,
    ...because(why),
    label,
  });
  const about = (deed: Deed, name: string, { label, why, amount = '', account = '', summary }: Asked): Question => {
    const known = { name: isolate(name), amount, account };
    const title = truncateTitle((cut) => t(`ops.ask_${deed}`, { ...known, name: isolate(cut) }), name);
    return ask(label, summary ?? t(`ops.does_${deed}`, known), why, title);
  };
  return { ask, about };
}
