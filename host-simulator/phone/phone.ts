import type { OpenWindow } from '../host/hostSimulator';
import { button, el } from '../dom';
import type { WindowOutcome } from '../host/scenario';

type End = Exclude<WindowOutcome, 'ask'>;

const titles: Record<OpenWindow['kind'], string> = {
  checkin: 'Check-in window',
  lottery: 'Lottery window',
  videoad: 'Rewarded video',
  lucky: 'Lucky task window',
  ads: 'Ads window',
  words: 'Word game',
  quiz: 'Quiz',
};
/** What the user can do in a window of each kind: the outcome that the host reports, and the label of the button. */
const ends: Partial<Record<OpenWindow['kind'], readonly (readonly [End, string])[]>> = {
  videoad: [
    ['true', 'Watch to the end'],
    ['clicked', 'Tap the ad'],
    ['false', 'Close early'],
  ],
  lucky: [
    ['clicked', 'Tap the app'],
    ['true', 'Finish'],
    ['false', 'Close'],
  ],
  words: [
    ['true', 'Win the round'],
    ['false', 'Close'],
  ],
  quiz: [
    ['true', 'Answer all'],
    ['false', 'Close'],
  ],
};
const usual: readonly (readonly [End, string])[] = [
  ['true', 'Finish'],
  ['false', 'Close'],
];

/** The simulated phone: the app in a frame, with the host's windows over it. */
export interface Phone {
  node: HTMLElement;
  frame: HTMLIFrameElement;
  resize(width: number): void;
  /** Shows a window of the host; `end` gets the outcome that the user chose. */
  openWindow(window: OpenWindow, end: (outcome: End) => void): void;
  /** Shows a message over the app for 4 s, e.g. a link that would have left it. */
  showMessage(text: string): void;
}

function adsOf(payload: string): string {
  try {
    const { ads, showMs } = JSON.parse(payload) as {
      ads: { source: string; showType: string; placeId: string }[];
      showMs: number;
    };
    const places = ads.map(({ source, showType, placeId }) => `${source} ${showType} ${placeId}`);
    return places.length > 0 ? `${places.join('\n')}\nshown for ${showMs / 1000} s` : 'No ad places';
  } catch {
    return payload;
  }
}

export function createPhone(): Phone {
  const frame = el('iframe', { title: 'The app' });
  const layer = el('div', { className: 'windows' });
  const note = el('output', { className: 'said' });
  const screen = el('div', { className: 'screen' }, frame, layer, note);
  const node = el('div', { className: 'phone' }, screen);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  return {
    node,
    frame,
    resize: (width) => node.style.setProperty('--width', `${width}px`),
    openWindow: (window, end) => {
      const title = titles[window.kind];
      const box: HTMLElement = el(
        'div',
        { className: 'window', attributes: { role: 'dialog', 'aria-label': title } },
        el('strong', { textContent: title }),
        el('small', { textContent: `id ${window.windowId}` }),
        el('pre', { textContent: adsOf(window.payload) }),
        ...(ends[window.kind] ?? usual).map(([outcome, label], at) =>
          button(
            label,
            () => {
              box.remove();
              end(outcome);
            },
            at === 0 ? 'main' : 'plain',
          ),
        ),
      );
      layer.append(box);
      box.querySelector('button')?.focus();
    },
    showMessage: (text) => {
      note.textContent = text;
      clearTimeout(hiding);
      hiding = setTimeout(() => (note.textContent = ''), 4000);
    },
  };
}
