import { readText } from './parse.ts';

/** What a screen reader is told of a component's first story, as the tests of the stories record it. */
export function readHeard(component: string): string {
  const ids = ['components', 'overlays'].map((group) => `${group}-${component.toLowerCase()}`);
  const file = ids.map((id) => readText(`.storybook/heard/${id}.yml`)).find(Boolean) ?? '';
  // The file has a block for each story, below a line with its id.
  return (file.split(/^## .*$/m)[1] ?? '').trim();
}
