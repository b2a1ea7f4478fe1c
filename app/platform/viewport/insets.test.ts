import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { insetsChanged, keyboardOf, readInsets, showFirstInsets, showInsets } from './insets';
import { safeStorage } from '../storage/storage';

const root = document.documentElement;
const tab = safeStorage(() => sessionStorage);
const shown = () => ['--inset_top', '--inset_bottom'].map((name) => root.style.getPropertyValue(name));
afterEach(() => {
  sessionStorage.clear();
  root.removeAttribute('style');
});
const open = (query: string) => {
  root.removeAttribute('style');
  showFirstInsets(root, tab, new URLSearchParams(query));
  return shown();
};

describe('insets that the host passes (HOST-11, ENTRY-21)', () => {
  it.each([
    [24, 48, 300, [24, 48, 300]],
    ['24.5', '48', '', [24.5, 48, 0]],
    [undefined, null, undefined, [0, 0, 0]],
    [-1, NaN, Infinity, [0, 0, 0]],
    ['24px', '', ' ', [0, 0, 0]],
    [201, 200, 1001, [0, 200, 0]],
    [true, {}, [300], [0, 0, 0]],
  ])('%s, %s, %s are read as %j', (top, bottom, keyboard, [t, b, k]) => {
    expect(readInsets(top, bottom, keyboard)).toEqual({ top: t, bottom: b, keyboard: k });
  });

  it('whatever the host sends, each inset is a length between 0 and its bound', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (...sent) => {
        const { top, bottom, keyboard } = readInsets(...sent);
        for (const [px, most] of [
          [top, 200],
          [bottom, 200],
          [keyboard, 1000],
        ] as const) {
          expect(px).toBeGreaterThanOrEqual(0);
          expect(px).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('insets from the address outlast a reload without them, and a new address brings its own', () => {
    expect(open('inset_top=24&inset_bottom=48')).toEqual(['24px', '48px']);
    expect(open('')).toEqual(['24px', '48px']);
    expect(open('inset_bottom=16')).toEqual(['24px', '16px']);
    expect(open('inset_top=0&inset_bottom=0')).toEqual(['0px', '0px']);
    expect(open('')).toEqual(['0px', '0px']);
  });

  it.each(['-1', 'NaN', 'Infinity', '1e9', '24px', '%00', '201'])('unsound insets are not used: %s', (sent) => {
    expect(open(`inset_top=${sent}&inset_bottom=${sent}`)).toEqual(['0px', '0px']);
  });

  it('without insets from the host none is set, and the safe area of the browser counts', () => {
    expect(open('pkg_name=com.tally.id')).toEqual(['', '']);
  });

  it('the page learns of a keyboard at once, and forgets it after a reload', () => {
    const told: number[] = [];
    const note = () => void told.push(keyboardOf(root));
    root.addEventListener(insetsChanged, note);
    showInsets(root, tab, readInsets(24, 0, 300));
    root.removeEventListener(insetsChanged, note);
    expect(told).toEqual([300]);
    root.removeAttribute('style');
    expect(keyboardOf(root)).toBe(0);
    expect(open('')).toEqual(['24px', '0px']);
  });
});
