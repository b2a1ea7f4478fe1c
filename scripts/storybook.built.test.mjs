// What people who review the product do in the built Storybook, in a real browser, without Node behind it.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './lib/browser.mjs';
import { root } from './lib/run.mjs';
import { storybookSite } from './lib/visual/paths.mjs';

// Under a path, as on a host that has other sites too.
const site = sirv(storybookSite);
const server = createServer((request, response) => {
  request.url = request.url?.replace(/^\/tally\//, '/');
  site(request, response);
});
const opened = {};
beforeAll(async () => {
  await new Promise((resolve) => void server.listen(0, () => resolve(undefined)));
  opened.browser = await launch();
});
afterAll(async () => {
  await opened.browser?.close();
  server.close();
});

/** Opens a page of Storybook; `story` is what is drawn in it. */
async function open(address, width = 1280) {
  const context = await opened.browser.newContext({ viewport: { width, height: 800 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const { port } = server.address();
  await page.goto(`http://localhost:${port}/tally/${address}`, { waitUntil: 'commit' });
  return { page, story: page.frameLocator('#storybook-preview-iframe'), context };
}

describe('the search of the toolbar', () => {
  it.each([1280, 390])('a designer finds a dialog by its Portuguese words, at %i px', async (width) => {
    const { page, story, context } = await open('?path=/story/components-button--primary', width);
    // The story that is drawn first may take the focus.
    await story.getByRole('button').first().waitFor();
    const field = page.getByRole('combobox', { name: 'Find by words, in any language' });
    await field.fill('Voce ja sacou hoje');
    const first = page.getByRole('option').first();
    await first.getByText('Withdraw Once Daily').waitFor();
    expect(await first.textContent()).toContain('Portuguese (Brazil)');
    await field.press('Enter');
    await story.getByText('Você já sacou hoje').first().waitFor();
    expect(page.url()).toContain('overlays-dialogs-money--withdraw-once-daily');
    await context.close();
  });

  it('a text without a dialog leads to its screens, exact hits first', async () => {
    const { page, context } = await open('?path=/story/components-button--primary');
    await page.getByRole('combobox', { name: /Find by words/ }).fill('uma vez por dia');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').first().textContent()).toMatch(/^Withdraw Screen.*Uma vez por dia/);
    await context.close();
  });
});

describe('another brand', () => {
  it('a colour that makes pairs unreadable names each with both colours and what is missing', async () => {
    const { story, context } = await open('?path=/story/tokens-colour--contrast');
    await story.getByText('Every pair is readable.').waitFor();
    await story.getByLabel('Try a brand colour').fill('#FFD400');
    await story.getByText('Not readable: 22 pairs.').waitFor();
    const row = story
      .getByRole('table', { name: 'Pairs that fail' })
      .getByRole('row')
      .filter({ hasText: /^Button/ });
    expect(await row.first().textContent()).toBe('Buttonbutton.label #FFFFFFon button.fill #DEB8001.914.52.59');
    await context.close();
  });

  it('the token file of the colour is copied', async () => {
    const { page, story, context } = await open('?path=/story/tokens-colour--contrast');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await story.getByLabel('Try a brand colour').fill('1D65B8');
    await story.getByRole('button', { name: 'Copy the token file' }).click();
    await story.getByText('The tokens of #1D65B8 are copied').waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.palette.brand500.$value.hex).toBe('#1d65b8');
    expect(copied.color.hero.fill.$value).toBe('{palette.brand500}');
    await context.close();
  });
});

describe('to take away', () => {
  it('tz check accepts the tokens that lie beside Storybook', () => {
    const { status, stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/tz'),
      ['check', 'tokens/tokens.resolver.json'],
      { cwd: storybookSite, encoding: 'utf8' },
    );
    expect(stdout + stderr).toContain('No errors');
    expect(status).toBe(0);
  });

  it('icons are downloaded, all and each, and tokens', async () => {
    const icons = await open('?path=/docs/components-icons--docs');
    const saved = async (opener, name) => {
      const [download] = await Promise.all([
        opener.page.waitForEvent('download'),
        opener.story.getByRole('link', { name }).click(),
      ]);
      expect(await download.failure()).toBeNull();
      return download.suggestedFilename();
    };
    expect(await saved(icons, 'All icons (zip)')).toBe('icons.zip');
    expect(await saved(icons, 'coin.svg: download')).toBe('coin.svg');
    await icons.context.close();
    const roles = await open('?path=/story/tokens-colour--roles');
    expect(await saved(roles, 'All tokens (zip)')).toBe('tokens.zip');
    await roles.context.close();
  });
});

describe('pages', () => {
  it('a component says on which screens it is used, and what its properties are', async () => {
    const { page, story, context } = await open('?path=/docs/components-amountbuttons--docs');
    const row = story.getByRole('row').filter({ hasText: 'onPick' });
    expect(await row.textContent()).toContain('(value: number) => void');
    expect(await story.getByRole('table').first().textContent()).not.toMatch(/unknown|\bobject\b/);
    await story.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await page.waitForURL(/screens-withdraw--filled/);
    await context.close();
  });

  it('a page of tables is as wide as the window, and nothing empty lies below it', async () => {
    const { page, story, context } = await open('?path=/story/texts--search');
    await story.getByRole('searchbox').fill('withdraw.trust_hours');
    await story.getByRole('columnheader', { name: 'Portuguese (Brazil)' }).waitFor();
    expect((await page.locator('#storybook-preview-iframe').boundingBox())?.width).toBeGreaterThan(800);
    await context.close();
  });

  it('a dialog has no empty panel below it, a component with controls has them', async () => {
    const { page, story, context } = await open('?path=/story/overlays-dialogs-money--withdraw-once-daily');
    await story.getByText('Done for today').first().waitFor();
    await page.getByText('Controls', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('combobox', { name: /Find by words/ }).waitFor();
    await context.close();
    const button = await open('?path=/story/components-button--primary');
    await button.page.getByRole('tab', { name: /Controls/ }).waitFor();
    await button.context.close();
  });
});
