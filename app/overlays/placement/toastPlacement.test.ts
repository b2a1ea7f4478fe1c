import { afterEach, describe, expect, it } from 'vitest';
import { occupiedAreas, toastPlacement } from './toastPlacement';

describe('a toast covers nothing that is in use', () => {
  const at = (top: number, bottom: number) => ({ top, bottom });
  const places = { middle: at(280, 320), top: at(72, 112), bottom: at(484, 524), edge: at(12, 52) };
  it.each([
    ['nothing is in use', 'middle', [], 'middle'],
    ['a field is typed into', 'top', [at(300, 350)], 'top'],
    ['the button in the middle was pressed', 'middle', [at(280, 330)], 'bottom'],
    ['what was pressed reaches from the middle to the bottom', 'middle', [at(280, 500)], 'top'],
    ['the field is at the top', 'top', [at(70, 120)], 'bottom'],
    ['the field is at the top and its button at the bottom', 'top', [at(70, 120), at(500, 550)], 'middle'],
    ['a button touches the middle without being covered', 'middle', [at(320, 370)], 'middle'],
    ['a dialog fills the screen', 'edge', [at(0, 600)], 'edge'],
    ['a dialog begins where a title bar ends', 'edge', [at(70, 530)], 'edge'],
    ['a dialog leaves room below alone', 'edge', [at(20, 470)], 'bottom'],
  ] as const)('%s', (_, wanted, clear, place) => {
    expect(toastPlacement(wanted, places, clear)).toBe(place);
  });
  it('a label is covered only where there is no other place', () => {
    expect(toastPlacement('top', places, [at(300, 350)], [at(90, 100)])).toBe('bottom');
    expect(toastPlacement('top', places, [at(300, 500)], [at(90, 100)])).toBe('top');
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
    expect(focus('<button>a</button>', 'p')).toEqual({ wanted: 'middle', clear: [], names: [] });
  });
  it('the control that was pressed is in use', () => {
    expect(focus('<button>a</button>', 'button')).toMatchObject({ wanted: 'middle', clear: [{ top: 0 }] });
  });
  it('the control that was pressed stays in use when it loses the focus', () => {
    document.body.innerHTML = '<button>a</button>';
    const pressed = document.querySelector('button');
    expect(occupiedAreas(document, pressed)).toMatchObject({ wanted: 'middle', clear: [{ top: 0 }] });
    pressed?.remove();
    expect(occupiedAreas(document, pressed).clear).toEqual([]);
  });
  it('the field that is typed into is in use, and so is the button of its form', () => {
    const { wanted, clear, names } = focus(
      '<form><label>b</label><input /><button type="submit">a</button></form>',
      'input',
    );
    expect(wanted).toBe('top');
    expect([clear, names].map(({ length }) => length)).toEqual([2, 1]);
  });
  it('an open dialog is in use', () => {
    expect(focus('<div role="dialog" aria-modal="true"></div>', 'p').clear).toHaveLength(1);
  });
  it('what is marked as wrong asks for the top, whatever was pressed', () => {
    expect(focus('<input aria-invalid="true" /><button>a</button>', 'button').wanted).toBe('top');
  });
});
