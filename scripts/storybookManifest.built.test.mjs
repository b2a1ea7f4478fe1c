// What an assistant in an editor reads about the library: Storybook's manifest, as it was built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';
import { storybookSite } from './lib/visual/paths.mjs';

const text = (name) => readFileSync(path.join(storybookSite, 'manifests', name), 'utf8');
const components = JSON.parse(text('components.json')).components;
const library = readdirSync(path.join(root, 'ui')).filter((name) =>
  existsSync(path.join(root, 'ui', name, `${name}.stories.tsx`)),
);
/** They take what any element takes, and nothing else. */
const withoutOwnProps = ['FittedAmount', 'OfflineBar'];

it('has the components of the library, and nothing else', () => {
  const names = Object.values(components).map(({ path: file }) => file.split('/')[2]);
  expect([...new Set(names)].toSorted()).toEqual(library.toSorted());
});

it.each(Object.values(components))('$id: description, props, example, do, don’t and facts', (component) => {
  const { name, description, error, reactDocgen, stories } = component;
  expect(error).toBeUndefined();
  expect(description).toMatch(/\w{3}/);
  expect(Object.keys(reactDocgen.props ?? {}).length > 0).toBe(!withoutOwnProps.includes(name));
  expect(component.import).toContain(`from '@tally/ui/${name}'`);
  expect(stories.some(({ snippet }) => snippet?.includes(`<${name}`))).toBe(true);
  const [guide] = Object.values(component.docs).filter((doc) => doc.id.endsWith('--guide'));
  for (const part of ['Do', "Don't", 'Anatomy', 'Keyboard', 'Since', 'Related'])
    expect(guide.content).toMatch(new RegExp(`^## ${part}\\n\\n\\S`, 'm'));
});

it('examples are code of a screen: no helpers of stories, and no path of a machine', () => {
  const all = text('components.json');
  for (const foreign of ['#storybook', 'storybook/test', 'fn()', "{text('", root]) expect(all).not.toContain(foreign);
});

it('the guides of patterns and flows are part of it', () => {
  const titles = Object.values(JSON.parse(text('docs.json')).docs).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Guides/Patterns/Forms and errors', 'Flows/First withdrawal']));
});
