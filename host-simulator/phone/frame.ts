import { hostObjectName } from '@tally/contract/host/host';
import type { HostSimulator } from '../host/hostSimulator';
import type { LogEntry } from '../host/log';
import type { Fault } from '../setup';

/** Log entry for a link that would leave the frame, or for a request. */
export type FrameEntry = { at: number } &
  /** A native link, a store page or an intent, which a phone would open outside the app. */
  ({ what: 'link'; url: string } | { what: 'request'; method: string; path: string; status: string });
export type PageEntry = LogEntry | FrameEntry;

/** The window of the framed app, with the properties used here. */
export type FrameWindow = Window & typeof globalThis & { navigation?: EventTarget };

/** The object on the QA page that the frame's first script calls. */
export interface FrameKeeper {
  attach(frame: FrameWindow): void;
}

export interface FrameOptions {
  simulator: HostSimulator;
  fault(): Fault;
  now(): number;
  note(entry: FrameEntry): void;
  onAttach(frame: FrameWindow): void;
}

/** Installs the host object, the fault injection and the link watcher on each page in the frame. */
export function createFrameKeeper(options: FrameOptions): FrameKeeper {
  return {
    attach: (frame) => {
      Object.defineProperty(frame, hostObjectName, { configurable: true, get: () => options.simulator.host() });
      frame.fetch = faultyFetch(frame, options);
      watchLinks(frame, (url) => options.note({ at: options.now(), what: 'link', url }));
      options.onAttach(frame);
    },
  };
}

const wait = (frame: FrameWindow, ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((done, fail) => {
    const timer = frame.setTimeout(done, ms);
    signal?.addEventListener('abort', () => {
      frame.clearTimeout(timer);
      fail(new frame.DOMException('The request was aborted.', 'AbortError'));
    });
  });

/** The response that replaces the server's; undefined to keep the server's. */
async function replacement(frame: FrameWindow, kind: Fault['kind'], answer: Response): Promise<Response | undefined> {
  switch (kind) {
    case 'garbage':
      return new frame.Response('<!doctype html><title>Log in to Wi-Fi</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'truncated': {
      const text = await answer.text();
      return new frame.Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'content-type': 'application/json' },
      });
    }
    case 'crash':
      return new frame.Response(null, { status: 500 });
    default:
      return undefined;
  }
}

/** The frame's fetch with the selected fault injected (reliability, network). */
function faultyFetch(frame: FrameWindow, { fault, now, note }: FrameOptions): typeof fetch {
  const real = frame.fetch.bind(frame);
  return async (input, init) => {
    const request = new frame.Request(input, init);
    const path = new URL(request.url).pathname;
    const { kind, path: part, delay } = fault();
    const touched = kind !== 'none' && path.includes(part);
    const logRequest = (status: string) => note({ at: now(), what: 'request', method: request.method, path, status });
    const broken = (status: string) => {
      logRequest(status);
      return new frame.TypeError('Failed to fetch');
    };
    if (touched && kind === 'offline') throw broken('not sent');
    if (touched && kind === 'slow') await wait(frame, delay, request.signal);
    const answer = await real(request);
    if (touched && kind === 'answerLost') throw broken(`${answer.status}, answer lost`);
    const replaced = touched ? await replacement(frame, kind, answer) : undefined;
    logRequest(replaced ? `${answer.status}, replaced: ${kind}` : String(answer.status));
    return replaced ?? answer;
  };
}

const isWeb = (url: string) => /^https?:/.test(url);

/** Reports links that a phone would open outside the page, and prevents the navigation. */
function watchLinks(frame: FrameWindow, note: (url: string) => void) {
  frame.navigation?.addEventListener('navigate', (event) => {
    const { url } = (event as Event & { destination: { url: string } }).destination;
    if (isWeb(url) && new URL(url).origin === frame.location.origin) return;
    event.preventDefault();
    note(url);
  });
  frame.open = (url) => {
    note(String(url ?? ''));
    return null;
  };
}

/** Simulates that the app goes to the background or comes back. */
export function setVisible(frame: FrameWindow, state: 'hidden' | 'visible') {
  Object.defineProperty(frame.document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(frame.document, 'hidden', { configurable: true, get: () => state === 'hidden' });
  frame.document.dispatchEvent(new frame.Event('visibilitychange'));
  frame.dispatchEvent(new frame.Event(state === 'hidden' ? 'blur' : 'focus'));
}
