import { appliedLucky, emptyLucky } from '@tally/contract/fixtures/lucky';
import { midwayTasks } from '@tally/contract/fixtures/task';
import { revealMs } from '@tally/contract/limits/home';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { reportUnconfirmed } from '../../bridge/actions';
import { api } from '../../api/api';
import type { CreatedApp } from '../../createApp';
import type { Replies } from '../fakeServer';
import { renderScreen, type RenderScreenOptions } from '../renderScreen';

/** Home of a person who checked in today, in English, in Indonesia by default, once the lucky card is shown. */
export async function openLucky(
  replies: Replies = {},
  scenario: ScenarioPart = {},
  path = '/home',
  market: RenderScreenOptions['market'] = 'id',
) {
  let app: CreatedApp | undefined;
  const opened = renderScreen(
    path,
    { getNormalTasks: midwayTasks, getLucky: emptyLucky, postLucky: appliedLucky, ...replies },
    {
      market,
      scenario: { installed: ['*'], windows: { lucky: 'never' }, ...scenario },
      onReady: (ready) => {
        app = ready;
      },
    },
  );
  await screen.findByRole('article', { name: 'Daily check-in' });
  await within(await screen.findByRole('article', { name: 'Daily check-in' })).findByText(/\/1/);
  act(() => opened.services.advance(revealMs.lucky));
  const card = await screen.findByRole('region', { name: 'Lucky tasks' });
  await waitFor(() => expect(card.getAttribute('aria-busy')).toBeNull());
  const press = async (name: string) => userEvent.click(within(card).getByRole('button', { name: new RegExp(name) }));
  const pass = (ms: number) => act(() => opened.services.advance(ms));
  const toast = async (text: string | RegExp) => screen.findByText(text);
  const refetch = () => act(() => void app?.store.dispatch(api.util.invalidateTags(['Lucky'])));
  /** Returns to the page, which sends open requests again. */
  const comeBack = () => act(() => void app?.store.dispatch(reportUnconfirmed()));
  return {
    ...opened,
    comeBack,
    card,
    press,
    pass,
    toast,
    askAgain: refetch,
    applies: () => opened.posts('action=apply'),
    installs: () => opened.posts('action=install'),
  };
}
