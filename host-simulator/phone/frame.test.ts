import { createFakeClock } from '@tally/ui/testing/fakeClock';
import { describe, expect, it } from 'vitest';
import { createHostSimulator } from '../host/hostSimulator';
import { createFrameKeeper, setVisible, type FrameEntry, type FrameWindow } from './frame';
import { plainScenario } from '../host/scenario';
import type { Fault } from '../setup';

/** A framed page whose server answers 'ok', and the log entries that the surrounding page gets. */
function framed(fault: Partial<Fault> = {}) {
  const clock = createFakeClock();
  const entries: FrameEntry[] = [];
  const requests: string[] = [];
  const page = new EventTarget();
  const frame = Object.assign(page, {
    location: new URL('https://tally.test/home'),
    document: Object.assign(new EventTarget(), {}),
    navigation: new EventTarget(),
    history: { back: () => void requests.push('back') },
    setTimeout: (fn: () => void, ms: number) => clock.after(ms, fn),
    clearTimeout: (stop: () => void) => stop(),
    fetch: (request: Request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return Promise.resolve(new Response('ok'));
    },
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://tally.test') : input, init);
      }
    },
    Response,
    DOMException,
    TypeError,
    Event,
  }) as unknown as FrameWindow & { RewardsHost?: object; onHostBack?: () => boolean };
  const simulator = createHostSimulator({ scenario: () => plainScenario, clock, page: () => frame, token: () => '' });
  createFrameKeeper({
    simulator,
    fault: () => ({ kind: 'none', path: '', delay: 3000, ...fault }),
    now: clock.now,
    note: (entry) => entries.push(entry),
    onAttach: () => {},
  }).attach(frame);
  return { frame, entries, requests, clock, simulator };
}
const statuses = (entries: FrameEntry[]) =>
  entries.map((entry) => (entry.what === 'request' ? `${entry.path}: ${entry.status}` : entry.url));

describe('what is put into the frame', () => {
  it('the frame has the simulated host', () => {
    const { frame, simulator } = framed();
    expect(frame.RewardsHost).toBe(simulator.host());
  });

  it('the frame lets requests through and notes them without their query', async () => {
    const { frame, entries } = framed();
    expect(await (await frame.fetch('/event/v1/user/info?uuid=secret')).text()).toBe('ok');
    expect(statuses(entries)).toEqual(['/event/v1/user/info: 200']);
  });

  it('an offline phone sends nothing', async () => {
    const { frame, requests } = framed({ kind: 'offline' });
    await expect(frame.fetch('/event/v1/income/')).rejects.toThrow('Failed to fetch');
    expect(requests).toEqual([]);
  });

  it('the server has done the work when an answer is lost, and the page does not know', async () => {
    const { frame, requests } = framed({ kind: 'answerLost' });
    await expect(frame.fetch('/event/v1/task/checkin', { method: 'POST' })).rejects.toThrow('Failed to fetch');
    expect(requests).toEqual(['POST /event/v1/task/checkin']);
  });

  it('a captive portal answers with its page', async () => {
    const { frame } = framed({ kind: 'garbage' });
    expect(await (await frame.fetch('/event/v1/income/')).text()).toContain('<!doctype html>');
  });

  it('an answer can break off, and the server can crash', async () => {
    expect(await (await framed({ kind: 'truncated' }).frame.fetch('/event/v1/income/')).text()).toBe('o');
    expect((await framed({ kind: 'crash' }).frame.fetch('/event/v1/income/')).status).toBe(500);
  });

  it('a slow network answers as late as told, and a request that is given up ends at once', async () => {
    const { frame, clock, requests } = framed({ kind: 'slow' });
    const slow = frame.fetch('/event/v1/income/');
    const stop = new AbortController();
    const given = frame.fetch('/event/v1/income/', { signal: stop.signal });
    clock.advance(2999);
    expect(requests).toEqual([]);
    stop.abort();
    await expect(given).rejects.toThrow('aborted');
    clock.advance(1);
    expect(await (await slow).text()).toBe('ok');
  });

  it('a bad network meets only the calls that are named', async () => {
    const { frame } = framed({ kind: 'offline', path: '/wallet' });
    await expect(frame.fetch('/event/v1/wallet/')).rejects.toThrow();
    expect((await frame.fetch('/event/v1/income/')).ok).toBe(true);
  });
});

describe('links that leave the page', () => {
  const go = (frame: FrameWindow, url: string) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), { destination: { url } });
    frame.navigation?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each(['app://close/home', 'market://details?id=com.shop', 'intent://x#Intent;end', 'https://chat.test/tally'])(
    '%s is noted and stopped',
    (url) => {
      const { frame, entries } = framed();
      expect(go(frame, url)).toBe(true);
      expect(statuses(entries)).toEqual([url]);
    },
  );

  it('links of the page itself are not stopped', () => {
    const { frame, entries } = framed();
    expect([go(frame, 'https://tally.test/income'), entries]).toEqual([false, []]);
  });
});

describe('keys of the phone', () => {
  it('the frame reports background and resume as a phone does', () => {
    const { frame } = framed();
    const seen: string[] = [];
    frame.document.addEventListener('visibilitychange', () => seen.push(frame.document.visibilityState));
    frame.addEventListener('focus', () => seen.push('focus'));
    setVisible(frame, 'hidden');
    setVisible(frame, 'visible');
    expect(seen).toEqual(['hidden', 'visible', 'focus']);
  });
});
