import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawControls, type Change } from './controls';
import type { SentEvent } from '@tally/contract/host/hostEvents';
import { createDemoServer } from './demoServer';
import type { DemoPerson } from './demoServer';
import { createLogPanel } from './logPanel';
import { createPhone } from '../phone/phone';
import { createRefusalPanel } from './refusalPanel';
import type { Refusal } from './refusals';
import { createServerSection } from './serverSection';
import { plainSetup, type Setup } from '../setup';

const people: DemoPerson[] = [
  { id: 'ana', name: 'Ana', market: 'id', about: 'new' },
  { id: 'bea', name: 'Bea', market: 'ph', about: 'rich' },
];
beforeEach(() => document.body.replaceChildren());

describe('the controls', () => {
  const draw = (setup: Setup = plainSetup) => {
    const changes: [Setup, Change][] = [];
    document.body.append(...drawControls(setup, people, (next, change) => changes.push([next, change])));
    return changes;
  };

  it('the controls offer the people of the market, and take a market with its text, its package and nobody logged in', async () => {
    const changes = draw({ ...plainSetup, person: 'ana' });
    const options = within(screen.getByLabelText('Opens as'))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(options).toEqual(['Guest', 'Ana · new']);
    await userEvent.selectOptions(screen.getByLabelText('Market'), 'Brazil');
    expect(changes).toEqual([
      [{ ...plainSetup, market: 'br', locale: 'pt_br', pkgName: 'com.tally.br', person: '' }, 'page'],
    ]);
  });

  it('the controls change the host while the page stays', async () => {
    const changes = draw();
    await userEvent.selectOptions(screen.getByLabelText('Check-in'), 'Answers twice');
    const [[setup, change] = [plainSetup, 'page']] = changes;
    expect([setup.scenario.windows.checkin, change]).toEqual(['twice', 'host']);
  });

  it('the controls leave the SDK version out when told to', async () => {
    const changes = draw();
    await userEvent.selectOptions(screen.getByLabelText('SDK version'), 'None');
    expect(changes[0]?.[0].sdk).toBe('');
  });
});

it('a window over the app ends as the person presses', async () => {
  const phone = createPhone();
  document.body.append(phone.node);
  const ends: string[] = [];
  phone.openWindow(
    {
      kind: 'videoad',
      windowId: 12_345,
      payload: '{"ads":[{"source":"MTG","showType":"REWARD","placeId":"7"}],"showMs":3000}',
    },
    (end) => ends.push(end),
  );
  expect(screen.getByRole('dialog', { name: 'Rewarded video' }).textContent).toContain('MTG REWARD 7');
  await userEvent.click(screen.getByRole('button', { name: 'Tap the ad' }));
  expect([ends, screen.queryByRole('dialog')]).toEqual([['clicked'], null]);
});

it('one call is refused in one way at a time', async () => {
  let refused: readonly Refusal[] = [];
  document.body.append(createRefusalPanel((refusals) => (refused = refusals)));
  await userEvent.click(screen.getByLabelText('Check-in: failed'));
  await userEvent.click(screen.getByLabelText('Income fails'));
  await userEvent.click(screen.getByLabelText('Check-in: try later'));
  expect(refused.map(({ name }) => name)).toEqual(['Check-in: try later', 'Income fails']);
  await userEvent.click(screen.getByRole('button', { name: 'None' }));
  expect(refused).toEqual([]);
});

it('the page lists what the server told the backend on request (EVENT-1)', async () => {
  const event = { id: 'e'.repeat(36), userId: 'id-rich', market: 'id', at: 0 } as const;
  const events: SentEvent[] = [];
  const page = { attempt: (work: Promise<unknown>) => work, showStatus: () => undefined };
  const server = createDemoServer(async (input) => Response.json(input === '/demo/events' ? events : {}));
  document.body.append(createServerSection(server, page));
  const shows = async () => {
    await userEvent.click(screen.getByText('Show what the backend was told'));
    return within(screen.getByLabelText('Events'));
  };
  await (await shows()).findByText('Nothing was told yet.');
  events.push(
    { ...event, kind: 'withdrawal.paid', locale: 'id', text: 'Penarikanmu sudah dibayar.', withdrawalId: 17 },
    { ...event, kind: 'person.deleted' },
    { id: event.id, market: 'id', at: 0, kind: 'approval.asked', approvalId: 9 },
    { id: event.id, market: 'id', at: 0, kind: 'day.closed', day: 20_261_118, hash: 'a'.repeat(64) },
  );
  await (await shows()).findByText(/withdrawal\.paid of id-rich, withdrawal 17$/);
  await (await shows()).findByText(/person\.deleted of id-rich$/);
  await (await shows()).findByText(/approval\.asked, request 9$/);
  await (await shows()).findByText(/day\.closed, 20261118$/);
});

it('the log shows the newest first', () => {
  const log = createLogPanel();
  document.body.append(log.node);
  log.add({ at: 0, what: 'call', name: 'getNetworkType', args: [], answer: 'wifi' });
  log.add({ at: 1, what: 'callback', name: 'checkInCallback', args: [12_345, true], handled: false });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '00:00:00.001host to pagecheckInCallback(12345, true), nobody listens',
    "00:00:00.000page to hostgetNetworkType() = 'wifi'",
  ]);
});
