import { afterEach, describe, expect, it } from 'vitest';
import { fieldToastPlacement, occupiedAreas, toastPlacement } from './toastPlacement';

const at = (top: number, bottom: number) => ({ top, bottom });
const places = { middle: at(280, 320), top: at(72, 112), bottom: at(484, 524), edge: at(12, 52) };
const nothing = { inUse: [], near: [], buttons: [], beside: [], typing: false };

describe('a toast leaves the middle only where it would cover what is in use (DIALOG-3)', () => {
  it.each([
    ['nothing is in use', 'middle', [], 'middle'],
    ['the button in the middle was pressed', 'middle', [at(280, 330)], 'bottom'],
    ['what was pressed reaches from the middle to the bottom', 'middle', [at(280, 500)], 'top'],
    ['a button touches the middle without being covered', 'middle', [at(320, 370)], 'middle'],
    ['the button at the bottom was pressed', 'middle', [at(484, 530)], 'middle'],
    ['a dialog fills the screen', 'edge', [at(0, 600)], 'edge'],
    ['a dialog begins where a title bar ends', 'edge', [at(70, 530)], 'edge'],
    ['a dialog leaves room below alone', 'edge', [at(20, 470)], 'bottom'],
  ] as const)('%s', (_, wanted, inUse, place) => {
    expect(toastPlacement(wanted, places, { ...nothing, inUse: [...inUse] })).toBe(place);
  });
  it.each([
    ['a field above the middle is typed into', [at(120, 170)], 'middle'],
    ['a field in the middle is typed into, with a keyboard below', [at(280, 330)], 'top'],
    ['a field reaches from the top to the middle', [at(80, 330)], 'bottom'],
  ] as const)('%s', (_, inUse, place) => {
    expect(toastPlacement('middle', places, { ...nothing, inUse: [...inUse], typing: true })).toBe(place);
  });
  it('a part that is only beside the field keeps no toast out of the middle, and may be covered where there is no other room', () => {
    const placed = (inUse: { top: number; bottom: number }[], ...beside: { top: number; bottom: number }[]) =>
      toastPlacement('middle', places, { ...nothing, inUse, beside, typing: true });
    expect(placed([at(120, 170)], at(290, 310))).toBe('middle');
    expect(placed([at(300, 350)], at(90, 100))).toBe('bottom');
    expect(placed([at(300, 500)], at(90, 100))).toBe('top');
  });
});

it.each([
  ['a field above the middle', [at(120, 170)], [at(400, 448)], 'middle'],
  ['the button in the middle', [at(120, 170)], [at(280, 328)], 'top'],
  ['a field at the top and the button in the middle', [at(72, 122)], [at(280, 328)], 'bottom'],
  ['a field in the middle and the button below it', [at(280, 330)], [at(480, 528)], 'top'],
  ['field and button over the whole screen', [at(60, 330)], [at(480, 528)], undefined],
] as const)(
  'a toast about a field covers neither field nor button, and has no place where it would: %s (DIALOG-3, ACCOUNT-11)',
  (_, inUse, buttons, place) => {
    const occupied = { ...nothing, inUse: [...inUse], buttons: [...buttons], typing: true };
    expect(fieldToastPlacement(places, occupied)).toBe(place);
  },
);

describe('a toast also leaves the middle for what is near the pressed control (DIALOG-3)', () => {
  const placed = (near: { top: number; bottom: number }[], inUse = [at(360, 410)]) =>
    toastPlacement('middle', places, { ...nothing, inUse, near });
  it.each([
    ['a button stands in the middle', [at(290, 340)], 'bottom'],
    ['buttons stand in the middle and below', [at(290, 340), at(480, 530)], 'top'],
    ['there are buttons everywhere: the middle, as it covers nothing in use', [at(60, 600)], 'middle'],
  ] as const)('%s', (_, near, place) => {
    expect(placed([...near])).toBe(place);
  });
  it('what is chosen is never covered', () => {
    expect(placed([at(60, 600)], [at(290, 340), at(360, 410)])).toBe('bottom');
  });
});

describe('what is in use', () => {
  afterEach(() => document.body.replaceChildren());
  const focus = (html: string, selector: string) => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>(selector)?.focus();
    return occupiedAreas(document);
  };
  it('nothing is in use on a page that nobody has touched', () => {
    const untouched = { inUse: [], near: [], buttons: [], beside: [], typing: false };
    expect(focus('<button>a</button>', 'p')).toEqual(untouched);
    expect(focus('<input aria-invalid="true" />', 'p')).toEqual(untouched);
  });
  it('the control that was pressed is in use', () => {
    expect(focus('<button>a</button>', 'button')).toMatchObject({ inUse: [{ top: 0 }], typing: false });
  });
  it('the control that was pressed stays in use when it loses the focus', () => {
    document.body.innerHTML = '<button>a</button>';
    const pressed = document.querySelector('button');
    expect(occupiedAreas(document, pressed)).toMatchObject({ inUse: [{ top: 0 }] });
    pressed?.remove();
    expect(occupiedAreas(document, pressed).inUse).toEqual([]);
  });
  it('the field that is typed into is in use, with what is wrong with it; the rest of its form is beside it', () => {
    const { inUse, buttons, beside, typing } = focus(
      '<form><label>b</label><input aria-describedby="n" /><p id="n">c</p><button type="submit">a</button></form>',
      'input',
    );
    expect([inUse.length, buttons.length, beside.length, typing]).toEqual([2, 1, 1, true]);
  });
  it('what is chosen in the section of the pressed control is in use, the buttons and headings close to it are near', () => {
    const { inUse, near } = focus(
      '<section><h2>t</h2><label><input type="radio" checked />a</label><label><input type="radio" />b</label><button>c</button></section><button>d</button>',
      'button',
    );
    expect([inUse.length, near.length]).toEqual([2, 3]);
  });
  it('an open dialog is in use', () => {
    expect(focus('<div role="dialog" aria-modal="true"></div>', 'p').inUse).toHaveLength(1);
  });
});
