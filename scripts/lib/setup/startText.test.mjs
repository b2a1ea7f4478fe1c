import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoKeys, startText } from './startText.mjs';

const started = { port: 4000, seconds: 1.234, isDemo: true, hasStorybook: true };

it('a demo names every page that there is to open, and the keys of its operators', () => {
  const text = startText(started);
  for (const part of ['/host/', '/desk', '/minibd', '/storybook/', ...Object.values(demoKeys)])
    expect(text).toContain(part);
});

it('without the demo there is no simulator and no key; without a built Storybook it says how to start one', () => {
  const text = startText({ ...started, isDemo: false, hasStorybook: false });
  for (const part of ['/host/', '/storybook/', ...Object.values(demoKeys)]) expect(text).not.toContain(part);
  expect(text).toContain('npm run storybook');
});

it('the keys are those that a demo accepts', () => {
  const settings = readFileSync(new URL('../../../server/settings/operatorKeys.ts', import.meta.url), 'utf8');
  for (const key of Object.values(demoKeys)) expect(settings).toContain(`key: '${key}'`);
});
