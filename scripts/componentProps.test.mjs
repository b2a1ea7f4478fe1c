// Each component of `ui/` has the types of its props tested.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';

const ui = path.join(root, 'ui');

/** Components without props of their own. */
const without = ['Environment', 'OfflineBar'];

it('each component has its props in ui/testing/props.test.tsx or neededProps.test.tsx', () => {
  const components = readdirSync(ui).filter((name) => existsSync(path.join(ui, name, `${name}.tsx`)));
  const tests = ['props', 'neededProps'].map((name) => readFileSync(path.join(ui, `testing/${name}.test.tsx`), 'utf8'));
  const unnamed = components.filter((name) => !tests.some((test) => test.includes(`'../${name}/${name}'`)));
  expect(components.length).toBeGreaterThan(70);
  expect(unnamed.sort(), 'components to give a line in ui/testing/neededProps.test.tsx').toEqual(without);
});
