import type { ComponentFacts } from './componentFacts.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Facts of a component as Markdown, for readers of the manifest. */
export function factsAsMarkdown(facts: ComponentFacts): string {
  const sections: readonly (readonly [title: string, text: string])[] = [
    ['Do', list(facts.do)],
    ["Don't", list(facts.dont)],
    [
      'Anatomy',
      facts.anatomy.map(({ name, is, depth }) => `${'  '.repeat(depth)}- ${name}${is && ` (${is})`}`).join('\n'),
    ],
    ['Keyboard', list(facts.keyboard)],
    ['What is heard', facts.heard && `\`\`\`yaml\n${facts.heard}\n\`\`\``],
    ['Words', list(facts.words.map(([key, english]) => `\`${key}\`: ${english}`))],
    ['Since', facts.since],
    ['Last change', facts.lastChange ? `${facts.lastChange.release}\n\n${list(facts.lastChange.sentences)}` : ''],
    ['Related', list(facts.related)],
  ];
  return sections
    .filter(([, text]) => text)
    .map(([title, text]) => `## ${title}\n\n${text}`)
    .join('\n\n');
}
