import type { Act } from './act';

/** What an operator is asked once more. */
export interface Question {
  /** What will be done. */
  summary: string;
  /** What it is done with, each under its name. */
  facts?: { label: string; value: string }[];
  /** Names the act, and whom it is about; without it the question is about all whom the summary describes. */
  title?: string;
  /** The amount that the act moves, formatted. */
  amount?: string;
  /** Label of the button that confirms it, where it names the act. */
  label?: string;
  /** What a toast says that was done, once it is. */
  outcome?: string;
}

/** The question as it is shown; its button has the look of the act. */
export type AskedQuestion = Question & { act: Act };
