import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredSlots } from './DeferredSlots';

const nothing = { icon: null, channel: null, steps: null, face: null, tasks: null, ads: null, main: null };
/** Home's view with these elements, as another component renders it. */
const viewOf = (html: string) => {
  const view = document.body.appendChild(document.createElement('div'));
  view.innerHTML = html;
  return view;
};
afterEach(() => document.body.replaceChildren());

test('a place that the view opens later, as the ticket of a finished day does, is filled then, and anew when it comes back', async () => {
  const view = viewOf('');
  render(<DeferredSlots root={view} content={{ ...nothing, face: <img alt="A happy ticket" /> }} />);
  expect(screen.queryByRole('img')).toBeNull();
  const ticket = '<section><i data-late="face"></i></section>';
  view.innerHTML = ticket;
  await screen.findByRole('img');
  view.replaceChildren();
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  view.innerHTML = ticket;
  await screen.findByRole('img');
});

test('a place is empty for the style sheet until its content has something to show', async () => {
  const view = viewOf('<i data-late="tasks"></i>');
  const place = () => view.querySelector('[data-late=tasks]:not(:empty)');
  const content = (tasks: string | null) => <DeferredSlots root={view} content={{ ...nothing, tasks }} />;
  const { rerender } = render(content(null));
  expect(place()).toBeNull();
  rerender(content('A game'));
  await waitFor(() => expect(place()?.textContent).toBe('A game'));
  rerender(content(null));
  await waitFor(() => expect(place()).toBeNull());
});

test('what is pressed in a place is handled, and React listens on no place', async () => {
  const listens = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const Counter = () => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  };
  /** As on the page: view and content below one root of React. */
  function Home() {
    const [view, setView] = useState<HTMLElement | null>(null);
    return (
      <>
        <div ref={setView}>
          <main>
            <i data-late="icon" />
          </main>
        </div>
        {view && <DeferredSlots root={view} content={{ ...nothing, icon: <Counter />, main: <hr /> }} />}
      </>
    );
  }
  const { container } = render(<Home />);
  const view = container.firstElementChild;
  expect(view?.querySelector('main > :last-child > hr')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' }).closest('[data-late=icon]')).not.toBeNull();
  expect(listens.mock.contexts.filter((node) => view?.contains(node as Node))).toEqual([]);
});

test('nothing of it stays in the view when it is left', async () => {
  const view = viewOf('<main><i data-late="icon"></i></main>');
  const { unmount } = render(<DeferredSlots root={view} content={{ ...nothing, icon: 'Icon', main: <hr /> }} />);
  await waitFor(() => expect(view.textContent).toBe('Icon'));
  unmount();
  expect(view.innerHTML).toBe('<main><i data-late="icon"></i></main>');
});
