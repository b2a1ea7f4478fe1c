import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TakenPicture } from './picture.ts';

/** What was found out about one story in one variant. Read by scripts/visual.mjs and its review page. */
export interface Finding {
  /** Locale, with the text size where that is not the usual one. */
  variant: string;
  pictures: TakenPicture[];
  axe: string[];
  overflow: string[];
  errors: string[];
}

/** What was found out about one story. */
export interface StoryFindings {
  id: string;
  title: string;
  name: string;
  findings: Finding[];
}

const folder = path.join(process.cwd(), '.visual/findings');

export const emptyFinding = (variant: string): Finding => ({
  variant,
  pictures: [],
  axe: [],
  overflow: [],
  errors: [],
});

/** Leaves the findings where the run's script collects them; those of an earlier try are replaced. */
export function writeFindings(story: StoryFindings): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${story.id}.json`), JSON.stringify(story));
}

/**
 * What makes a story fail, one line each.
 *
 * @param approving pictures that differ are about to be approved
 */
export const problemsOf = (findings: readonly Finding[], approving: boolean): string[] =>
  findings.flatMap(({ variant, pictures, axe, overflow, errors }) => {
    const unapproved = approving ? [] : pictures.filter(({ state }) => state !== 'same');
    const differing = unapproved.map(({ name, state }) =>
      state === 'new' ? `no picture approved yet: ${name}` : `differs from its approved picture: ${name}`,
    );
    return [...axe, ...overflow, ...errors, ...differing].map((line) => `[${variant}] ${line}`);
  });
