import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test globals are off, so the library cannot find `afterEach` by itself.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// What jsdom leaves out and a web view of 2021 has. A test that needs an answer of its own puts its own in place.
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

// A machine under load is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 });
