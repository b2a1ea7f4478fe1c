import { en } from '@tally/locales/all';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Providers } from '../App';
import { alreadyLoaded, loadOnce } from '../navigation/lazyWithPreload';
import { createPageChunk } from '../startup/pageChunk';
import type { PageChunk } from '../state/appStore';
import { createTestApp } from '../testing/testApp';
import { openDialog } from './openDialog';
import { Overlays } from './Overlays';

function openApp(pageChunk: () => Promise<PageChunk>) {
  const app = createTestApp();
  Object.assign(app.context, { pageChunk });
  render(
    <Providers app={app}>
      <Overlays />
    </Providers>,
  );
  return app;
}

it("a dialog of a page's domain opens at home, with texts that only its chunk brings", async () => {
  const chunk = alreadyLoaded(createPageChunk('en', en));
  const { store } = openApp(() => chunk);
  act(() => void store.dispatch(openDialog('wallet.onceDaily', { from: '02:00' })));
  expect(screen.getByRole('alertdialog').textContent).toContain(en['withdraw.once_daily']);
});

it('a dialog whose chunk does not arrive counts as closed; the next one asks for the chunk again', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(createPageChunk('en', en));
  };
  const { store } = openApp(loadOnce(load));
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: string[] = [];
  await act(
    async () =>
      void store.dispatch(openDialog('wallet.onceDaily', { from: '02:00' })).then((answer) => answers.push(answer)),
  );
  await waitFor(() => expect([answers, loads]).toEqual([['closed'], 1]));
  await act(async () => void store.dispatch(openDialog('wallet.onceDaily', { from: '02:00' })));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(loads).toBe(2);
});
