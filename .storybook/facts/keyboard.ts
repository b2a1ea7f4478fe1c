import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, root } from './parse.ts';

/** What a way of drawing means for somebody with a keyboard; the first that fits a group of controls is said. */
const answers = [
  [/role="tablist"/, 'Tab reaches the chosen tab; arrow keys, Home and End open another one.'],
  [/type="radio"/, 'Tab reaches the group once; the arrow keys choose in it.'],
  [
    /\buseModal\(/,
    'It takes the focus, keeps Tab inside, closes on Escape where it may be closed, and gives the focus back.',
  ],
  // A radio button is an input too.
  [/^(?!.*type="radio").*styled\.(input|textarea)/s, 'Tab reaches the field.'],
  [/styled\.summary/, 'Tab reaches its line; Enter or Space shows and hides what is behind it.'],
  [/styled\.button|<button/, 'Tab reaches each button; Enter or Space presses it.'],
  [/styled\.a\b|<a\s/, 'Tab reaches the link; Enter follows it.'],
] as const;

/** The code of a component without its stories and tests. */
const codeOf = (component: string): string =>
  readdirSync(path.join(root, 'ui', component))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map((file) => readText(`ui/${component}/${file}`))
    .join('\n');

/** A component and those that it draws, also through others. */
function drawnBy(component: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(component)) return seen;
  const code = codeOf(component);
  seen.set(component, code);
  for (const [, name] of code.matchAll(/^import \{.*\} from '\.\.\/([A-Z]\w*)\/\1(?:\.styles)?';$/gm))
    if (name) drawnBy(name, seen);
  return seen;
}

/** What the keyboard does in a component, read from the elements that it draws. */
export function keyboardOf(component: string): string[] {
  const code = [...drawnBy(component).values()].join('\n');
  const found = answers.filter(([pattern]) => pattern.test(code)).map(([, answer]) => answer);
  return found.length ? found : ['Nothing of its own takes the focus.'];
}
