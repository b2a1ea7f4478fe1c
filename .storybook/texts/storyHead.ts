import { storyNameFromExport, toId } from 'storybook/internal/csf';

/**
 * What the source of a file of stories says of itself: its title and the last part of it, the first part of its
 * addresses, and the address of its usual story: the one that is called `Filled`, or the first.
 */
export function storyHead(source: string): { title: string; name: string; page: string; story: string } {
  const title = /\btitle: '([^']+\/[^']+)'/.exec(source)?.[1] ?? '';
  const id = /^ {2}id: '([^']+)'/m.exec(source)?.[1] ?? title;
  const [, usual = ''] =
    /^export const (Filled)\b/m.exec(source) ?? /^export const (\w+)(?:: Story\b| = \{)/m.exec(source) ?? [];
  return {
    title,
    name: title.split('/').at(-1) ?? '',
    page: toId(id, 'docs'),
    story: toId(id, storyNameFromExport(usual)),
  };
}
