import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Test globals are off, so Testing Library does not find `afterEach` by itself.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share a window.
afterAll(() => {
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});

// Browser APIs that jsdom lacks and a web view of 2021 has. Tests that need certain results replace them.
const nothing = () => undefined;
class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}
const missing: Record<string, unknown> = {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => false,
  }),
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
};
for (const [name, value] of Object.entries(missing))
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true, configurable: true });

// Redux Toolkit tells subscribers of answers in the next frame. jsdom's frames take real time, which no test may depend
// on: here a frame is the next task.
const frames = new Map<number, NodeJS.Immediate>();
let frame = 0;
window.requestAnimationFrame = (draw) => {
  const id = (frame += 1);
  frames.set(
    id,
    setImmediate(() => {
      frames.delete(id);
      draw(performance.now());
    }),
  );
  return id;
};
window.cancelAnimationFrame = (id) => {
  clearImmediate(frames.get(id));
  frames.delete(id);
};

window.scrollTo = nothing;
Element.prototype.scrollTo ??= nothing;
Element.prototype.scrollIntoView ??= nothing;
HTMLElement.prototype.setPointerCapture ??= nothing;

HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, value?: string) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};

// Long, because a machine under load is slow: waiting must not fail for that.
configure({ asyncUtilTimeout: 10_000 });
