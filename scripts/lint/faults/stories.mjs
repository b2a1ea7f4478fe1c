// What the rules of stories find.
import { eslint } from './fault.mjs';

/** @typedef {import('./fault.mjs').Fault} Fault */

/** @type {(rule: string, code: string) => Fault} */
const story = (rule, code) => eslint(`storybook/${rule}`, code, `ui/faults/${rule}.stories.tsx`);

const meta = "export default { title: 'Faults' };\n";

export const ofStories = [
  story(
    'await-interactions',
    `import { userEvent } from '@storybook/test';\n${meta}export const One = { play: () => { userEvent.click(document.body); } };`,
  ),
  story(
    'context-in-play-function',
    `${meta}export const One = { play: async () => {} };\nexport const Two = { play: async () => { await One.play(); } };`,
  ),
  story('default-exports', 'export const One = {};'),
  story('hierarchy-separator', "export default { title: 'Faults|One' };\nexport const One = {};"),
  story('no-redundant-story-name', `${meta}export const One = { name: 'One' };`),
  story('no-renderer-packages', `import type { Meta } from '@storybook/react';\n${meta}export const One: Meta = {};`),
  story('prefer-pascal-case', `${meta}export const one = {};`),
  story('story-exports', `${meta}`),
  story(
    'use-storybook-expect',
    `import { expect } from '@jest/globals';\n${meta}export const One = { play: () => expect(1) };`,
  ),
  story(
    'use-storybook-testing-library',
    `import { screen } from '@testing-library/react';\n${meta}export const One = { play: () => screen };`,
  ),
  eslint(
    'storybook/no-uninstalled-addons',
    "export default { addons: ['@storybook/addon-missing'] };",
    '.storybook/main.ts',
  ),
];
