import { afterEach, describe, expect, it } from 'vitest';
import { keepFieldInView } from './fieldInView';
import { readInsets, showInsets } from './insets';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

/**
 * A page of 640 px with a field at 400, its error until 470 and its form's end: the keyboard covers it without making
 * it smaller.
 */
function open({ formEnd, scale = 1 }: { formEnd: number; scale?: number }) {
  document.body.innerHTML = '<form><label><input></label></form><input type="checkbox">';
  const at = (name: string, top: number, bottom: number) => {
    const node = document.querySelector(name);
    if (node) node.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  };
  at('input', 400, 440);
  at('label', 380, 470);
  at('form', 100, formEnd);
  const view = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale });
  const scrolled: number[] = [];
  stop = keepFieldInView({
    document,
    innerHeight: 640,
    visualViewport: view,
    scrollBy: (_: number, y: number) => void scrolled.push(y),
  } as unknown as Window);
  const keyboard = (height: number) => {
    view.height = 640 - height;
    view.dispatchEvent(new Event('resize'));
  };
  const hostSays = (height: number) =>
    showInsets(document.documentElement, { set: () => true }, readInsets(0, 0, height));
  return { scrolled, keyboard, hostSays, field: document.querySelector('input') };
}

describe('a keyboard that covers the page without making it smaller (ROUTE-24)', () => {
  it('a keyboard that covers the page leaves field, error and button in view, and goes without a trace', () => {
    const { field, keyboard, scrolled } = open({ formEnd: 600 });
    field?.focus();
    expect(scrolled).toEqual([]);
    keyboard(300);
    // The form's end, and 8 px, above the keyboard's edge at 340.
    expect([scrolled, document.body.style.paddingBottom]).toEqual([[268], '300px']);
    keyboard(0);
    expect([scrolled, document.body.style.paddingBottom]).toEqual([[268], '']);
  });

  it('a keyboard leaves the field with its error in view where the button does not fit beside it', () => {
    const { field, keyboard, scrolled } = open({ formEnd: 1200 });
    keyboard(300);
    expect(scrolled).toEqual([]);
    field?.focus();
    expect(scrolled).toEqual([138]);
  });

  it('a keyboard that the host tells of leaves the field in view while the viewport stands still (HOST-11)', () => {
    const { field, hostSays, scrolled } = open({ formEnd: 600 });
    field?.focus();
    hostSays(300);
    expect([scrolled, document.body.style.paddingBottom]).toEqual([[268], '300px']);
    hostSays(0);
    expect([scrolled, document.body.style.paddingBottom]).toEqual([[268], '']);
  });

  it('a keyboard that is reported twice counts once, by the larger height', () => {
    const { field, keyboard, hostSays, scrolled } = open({ formEnd: 600 });
    field?.focus();
    hostSays(250);
    keyboard(300);
    expect([scrolled, document.body.style.paddingBottom]).toEqual([[218, 268], '300px']);
  });

  it('a page that the person has enlarged does not move', () => {
    const { field, keyboard, scrolled } = open({ formEnd: 600, scale: 2 });
    field?.focus();
    keyboard(300);
    expect([scrolled, document.body.style.paddingBottom]).toEqual([[], '']);
  });
});
