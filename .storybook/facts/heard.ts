import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readText } from './parse.ts';

/** What the approved texts say of one story: their lines begin with its name. */
export const linesOf = (story: string, approved: string): string =>
  approved
    .split('\n')
    .filter((line) => line.startsWith(`${story}|`))
    .map((line) => line.slice(story.length + 1))
    .join('\n');

/** What a screen reader is told of a component's first story; empty where that is not recorded. */
export function heardOf(component: string): string {
  const source = readText(`ui/${component}/${component}.stories.tsx`);
  const [, title = ''] = /\btitle: '([^']+)'/.exec(source) ?? [];
  const [, id = title] = /^ {2}id: '([^']+)'/m.exec(source) ?? [];
  const [, first = ''] = /^export const (\w+): Story/m.exec(source) ?? [];
  const [group = '', story = ''] = toId(id, storyNameFromExport(first)).split('--');
  return linesOf(story, readText(`.storybook/heard/${group}.txt`));
}
