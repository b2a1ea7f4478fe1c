import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TakenPicture } from './picture.ts';

/** Results of the checks of one story in one variant. Read by scripts/visual.mjs and its review page. */
export interface Finding {
  /** Locale, with the text size unless that is the normal one. */
  variant: string;
  pictures: TakenPicture[];
  axe: string[];
  overflow: string[];
  errors: string[];
}

/** Results of the checks of one story. */
export interface StoryFindings {
  id: string;
  title: string;
  name: string;
  findings: Finding[];
  /** What each step of checking it took, ms. */
  spent: Record<string, number>;
}

const folder = path.join(process.cwd(), '.visual/findings');

export const emptyFinding = (variant: string): Finding => ({
  variant,
  pictures: [],
  axe: [],
  overflow: [],
  errors: [],
});

/** Writes the results to the folder where the run's script collects them; replaces those of an earlier attempt. */
export function writeFindings(story: StoryFindings): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${story.id}.json`), JSON.stringify(story));
}

/**
 * The reasons for which a story fails, one line each.
 *
 * @param approving whether changed pictures are about to be approved, so that they are no failure
 */
export const problemsOf = (findings: readonly Finding[], approving: boolean): string[] =>
  findings.flatMap(({ variant, pictures, axe, overflow, errors }) => {
    const unapproved = approving ? [] : pictures.filter(({ state }) => state !== 'same');
    const differing = unapproved.map(({ name, state }) =>
      state === 'new' ? `no picture approved yet: ${name}` : `differs from its approved picture: ${name}`,
    );
    return [...axe, ...overflow, ...errors, ...differing].map((line) => `[${variant}] ${line}`);
  });
