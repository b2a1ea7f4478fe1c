/** A release as the changelog tells it: what is new, and one sentence for each other change. */
export interface Release {
  name: string;
  /** Names of components that came with it. */
  added: readonly string[];
  changes: readonly string[];
}

/** Names of code in a sentence, without what follows a dot or a slash. */
export const namesIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(/`([A-Z]\w*)`/g), ([, name]) => name ?? '');

/** Reads the releases of a changelog, newest first. Below `### New` each line begins with the component that came. */
export function readReleases(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [name = '', ...lines] = release.split('\n');
      let part = '';
      const added: string[] = [];
      const changes: string[] = [];
      for (const line of lines) {
        if (line.startsWith('### ')) part = line.slice(4).trim();
        if (!line.startsWith('- ')) continue;
        if (part === 'New') added.push(...namesIn(line.split(':')[0] ?? ''));
        else changes.push(line.slice(2));
      }
      return { name: name.trim(), added, changes };
    });
}

/** The release with which a component came, and what its newest release with a change says of it. */
export function historyOf(component: string, releases: readonly Release[]) {
  const changed = releases
    .map(({ name, changes }) => ({ name, changes: changes.filter((change) => namesIn(change).includes(component)) }))
    .find(({ changes }) => changes.length > 0);
  return { since: releases.find(({ added }) => added.includes(component))?.name ?? '', changed };
}
