import { personOf } from '@tally/contract/host/hostEvents';
import type { SentEvent } from '@tally/contract/host/hostEvents';
import type { DemoServer } from './demoServer';
import { button, el, section } from '../dom';

const hourMs = 3_600_000;

interface Page {
  /** Shows the error on the page if the promise is rejected. */
  attempt(work: Promise<unknown>): Promise<unknown>;
  showStatus(message: string): void;
}

/** Whom or what an event is about, in words. */
function aboutOf(event: SentEvent): string {
  if ('day' in event) return `, ${event.day}`;
  if ('approvalId' in event) return `, request ${event.approvalId}`;
  return ` of ${personOf(event)}${'withdrawalId' in event ? `, withdrawal ${event.withdrawalId}` : ''}`;
}

/** Section with controls for the demo server's clock and data, and with the key of the operator page. */
export function createServerSection(server: DemoServer, { attempt, showStatus }: Page): HTMLElement {
  const clock = (label: string, shiftMs: number) =>
    button(
      label,
      () =>
        void attempt(
          server
            .moveClock(shiftMs)
            .then((now) => showStatus(`The server's clock says ${new Date(now).toLocaleString()}.`)),
        ),
    );
  const told = el('ul', { attributes: { 'aria-label': 'Events' } });
  const showEvents = async () => {
    const lines = (await server.events()).map(
      (event) => `${new Date(event.at).toLocaleString()}: ${event.kind}${aboutOf(event)}`,
    );
    const shown = lines.length === 0 ? ['Nothing was told yet.'] : lines;
    told.replaceChildren(...shown.map((textContent) => el('li', { textContent })));
  };
  const operators = el('small');
  void server
    .operatorKey()
    .then(
      (key) =>
        (operators.textContent = key ? `Key of the operator page (/minibd): ${key}` : 'The operator page is shut.'),
    );
  return section(
    'Server',
    false,
    el('div', { className: 'row' }, clock('-1 h', -hourMs), clock('+1 h', hourMs), clock('+1 day', 24 * hourMs)),
    button('Show what the backend was told', () => void attempt(showEvents())),
    told,
    button('Start the demo afresh', () => void attempt(server.reset().then(() => location.reload()))),
    operators,
  );
}
