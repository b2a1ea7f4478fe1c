import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heardProblem, type HeardStory } from '../../scripts/lib/heard/differenceOf.mjs';
import { keyOf } from '../../scripts/lib/pictures/picture.mjs';
import type { TakenPicture } from './comparePicture.ts';

/** Results of the checks of one story in one variant. Read by scripts/visual.mjs and its review page. */
export interface Finding {
  /** Locale, with the text size unless that is the normal one. */
  variant: string;
  pictures: TakenPicture[];
  axe: string[];
  overflow: string[];
  errors: string[];
  /** What is heard of the story, in the variant in which it is listened to. */
  heard?: HeardStory;
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

const folder = path.join(process.cwd(), '.visual/run/findings');

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

/** What a picture's state says against its story. */
const complaints: Readonly<Record<TakenPicture['state'], string | undefined>> = {
  same: undefined,
  new: 'no picture approved yet',
  changed: 'differs from its approved picture',
  unstable: 'looks different each time it is played',
};

/** The reasons for which a story fails, one line each. */
export const problemsOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ variant, pictures, axe, overflow, errors, heard }) => {
    const differing = pictures.flatMap((picture) => {
      const complaint = complaints[picture.state];
      return complaint ? [`${complaint}: ${keyOf(picture)}`] : [];
    });
    const said = heard && heardProblem(heard);
    return [...axe, ...overflow, ...errors, ...(said ? [said] : []), ...differing].map(
      (line) => `[${variant}] ${line}`,
    );
  });
