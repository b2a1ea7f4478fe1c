import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHeard } from '../../scripts/lib/heard/heardFiles.mjs';
import { problemsOf } from './finding.ts';
import { hear, heardIn } from './heard.ts';
import { madeUpPages } from './testPage.mjs';

const look = madeUpPages();
const story = 'screens-home--filled';
let checkout;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'tally-hear-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const approve = (text) => writeHeard(path.join(checkout, '.storybook/heard'), new Map([[story, text]]));
const attempt = (body) => look(body, (page) => hear(page, story, checkout));
const page = '<main><h1>Earn</h1><a href="/team?x=1">Team</a><button>Claim</button></main>';
const said = '- main:\n  - heading "Earn" [level=1]\n  - link "Team"\n  - button "Claim"';

test('heard is what a screen reader says, without the addresses of links', async () => {
  expect(await attempt(page)).toEqual({ state: 'new', text: said });
});

test('what is hidden from screen readers is not heard, what floats over the page is', async () => {
  const body =
    '<div aria-hidden="true" inert><button>Below</button></div><div role="dialog" aria-label="Sure?"><button>OK</button></div>';
  expect((await attempt(body)).text).toBe('- dialog "Sure?":\n  - button "OK"');
});

test('a link that holds more than its address keeps what it holds', () => {
  const snapshot = '- link "Team":\n  - /url: /team\n  - heading "Team"\n- link "Help":\n  - /url: /help\n- text: end';
  expect(heardIn(snapshot)).toBe('- link "Team":\n  - heading "Team"\n- link "Help"\n- text: end');
});

test('a story that says what is approved is the same', async () => {
  approve(said);
  expect(await attempt(page)).toEqual({ state: 'same', text: said });
});

test('another name of a button fails its story, which says both', async () => {
  approve(said);
  const heard = await attempt(page.replace('Claim', 'Get'));
  expect(heard).toMatchObject({ state: 'changed', approved: said });
  const [problem] = problemsOf([{ variant: 'en', pictures: [], axe: [], overflow: [], errors: [], heard }]);
  expect(problem).toContain('[en] heard otherwise than approved:');
  expect(problem).toContain('-  - button "Claim"\n+  - button "Get"');
});

test('a story that says something else at the second attempt is unstable', async () => {
  approve(said);
  await attempt(page.replace('Claim', 'Get'));
  expect(await attempt(page.replace('Claim', 'Take'))).toMatchObject({ state: 'unstable' });
  expect(await attempt(page)).toMatchObject({ state: 'same' });
});

test('a story that never says the same twice is unstable', async () => {
  const count =
    '<p>0</p><script>let n = 0; setInterval(() => document.querySelector("p").textContent = n++, 0)</script>';
  expect(await attempt(count)).toMatchObject({ state: 'unstable' });
});
