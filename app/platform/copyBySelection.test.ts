import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyBySelection } from './copyBySelection';

/** A web view whose `execCommand` answers this, and gives the page a clipboard or does not. */
function webView(answer: boolean, clipboard: { setData(type: string, text: string): void } | null | undefined) {
  document.execCommand = () => {
    if (clipboard !== undefined)
      document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData: clipboard }));
    return answer;
  };
}

describe('copying without a clipboard interface', () => {
  let button: HTMLButtonElement;
  beforeEach(() => {
    document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
    button = document.querySelector('button') ?? document.createElement('button');
    button.focus();
  });
  afterEach(() => {
    document.body.innerHTML = '';
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('the text is copied, nothing is left on the page, and the focus is where it was', () => {
    const setData = vi.fn();
    webView(true, { setData });
    expect(copyBySelection('https://tally.example/ref/A')).toBe(true);
    expect(setData).toHaveBeenCalledWith('text/plain', 'https://tally.example/ref/A');
    expect(document.querySelector('textarea')).toBe(null);
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['says yes and has copied nothing', true, undefined],
    ['gives the page no clipboard', true, null],
    ['says no', false, { setData: () => undefined }],
  ])('a web view that %s has not copied', (_, answer, clipboard) => {
    webView(answer, clipboard);
    expect(copyBySelection('text')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('a web view that throws has not copied', () => {
    document.execCommand = () => {
      throw new Error('not allowed');
    };
    expect(copyBySelection('text')).toBe(false);
    expect(document.querySelector('textarea')).toBe(null);
  });
});
