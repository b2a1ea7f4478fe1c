// Rooms: app/screens, app/overlays, app/navigation, ui
import type { Browser } from 'playwright';
import { afterAll, beforeAll, it } from 'vitest';
import { routeOf } from '../../screens/routes';
import { allDialogs } from '../../testing/allOverlays';
import { launch, textsIn } from '../browser';
import { readCall, signIn } from '../demo';
import { everyPage } from '../everyPage';
import { expectNothingLeft, openCounted, openDialogs, openPages } from '../pageCounters';

const t = textsIn('en');
/** Parameters for all dialogs; each dialog uses its own. */
const parameters = {
  task: 'lottery',
  info: 'UNDER REVIEW',
  opensAt: '12.00',
  cash: 'Rp 1.500',
  app: 'Harvest Hero',
  for: 'withdraw',
  name: 'Sari',
  outside: true,
  home: true,
  missing: 'Rp 1.500',
  amount: 'Rp 1.500',
  from: '08:00',
  type: 'DANA',
  no: '08••••89',
  arrives: '3d',
  summary: '20.000 · 1 h',
  cause: 'connection',
};

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch('heap');
});
afterAll(() => chrome.close());

it('opening and leaving every page of the router twenty times, public ones too, leaks nothing', async () => {
  const { page, cdp, close } = await openCounted(chrome);
  const { url } = await readCall<{ url: string }>('/task/team/', await signIn('id-midway'));
  const visitOf = (path: string) =>
    path.startsWith('/ref/')
      ? // An invitation that exists, from somebody with a name; its page speaks the inviter's language.
        { path: new URL(url).pathname, title: textsIn('id')('title.ref') }
      : { path, title: t(routeOf(path).title as 'title.home') };
  const visits = everyPage.flatMap((path) => [visitOf(path), visitOf('/home')]);
  await expectNothingLeft(page, cdp, () => openPages(page, visits));
  await close();
}, 600_000);

it('opening and closing every dialog twenty times leaks nothing', async () => {
  const { page, cdp, close } = await openCounted(chrome);
  await expectNothingLeft(page, cdp, () => openDialogs(page, Object.keys(allDialogs), parameters));
  await close();
}, 600_000);
