/** Types for imports from TypeScript; documented in differenceOf.mjs. */
export type HeardState = 'same' | 'changed' | 'new' | 'unstable';
export interface HeardStory {
  state: HeardState;
  text: string;
  approved?: string;
}
export function differenceOf(old: string, now: string, around?: number): string[];
export function heardProblem(heard: HeardStory): string | undefined;
