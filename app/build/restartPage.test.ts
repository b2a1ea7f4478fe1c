import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bcp47 } from '../../contract/market/codes';
import { restartPage } from './restartPage';

/** The page as it stands at an address, on a phone of this language. */
function open(search: string, language: string) {
  const calls: { onload?: () => void; onerror?: () => void; status: number }[] = [];
  const reload = vi.fn();
  const script = /<script>([^]*)<\/script>/.exec(restartPage())?.[1] ?? '';
  const document = new DOMParser().parseFromString(restartPage(), 'text/html');
  function XMLHttpRequest(this: (typeof calls)[number] & { open: unknown; send: unknown }) {
    calls.push(this);
    this.open = () => undefined;
    this.send = () => undefined;
  }
  runInNewContext(script, {
    document,
    location: { search, pathname: '/home', reload },
    navigator: { language },
    XMLHttpRequest,
    setTimeout,
  });
  const answered = (status: number) => {
    const call = calls.at(-1);
    if (call) call.status = status;
    call?.onload?.();
  };
  const languages = () => [...document.querySelectorAll('section')].map(({ lang }) => lang);
  return { calls, reload, answered, languages, document };
}

describe('the page during a restart', () => {
  afterEach(() => void vi.useRealTimers());

  it('the page is in the language that the host names, else in that of the phone, else in all of them', () => {
    expect(open('?country=br&lang=pt&token=x', 'id').languages()).toEqual([bcp47.pt_br]);
    expect(open('', 'id-ID').languages()).toEqual([bcp47.id]);
    expect(open('?country=id&lang=in', 'en').languages()).toEqual([bcp47.id]);
    expect(open('', 'de').languages()).toEqual([bcp47.en, bcp47.id, bcp47.pt_br]);
    expect(open('?lang=id', 'de').document.body.textContent).toContain('Koin dan uangmu tetap aman');
  });

  it('the page opens again after a good answer, and after no other', () => {
    vi.useFakeTimers();
    const page = open('', 'en');
    for (const status of [503, 404, 0]) {
      vi.advanceTimersByTime(6000);
      page.answered(status);
      expect(page.reload).not.toHaveBeenCalled();
    }
    expect(page.calls).toHaveLength(3);
    vi.advanceTimersByTime(6000);
    page.calls.at(-1)?.onerror?.();
    vi.advanceTimersByTime(6000);
    page.answered(200);
    expect(page.reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(page.calls).toHaveLength(5);
  });

  it('its script runs in every web view', () => {
    const script = /<script>([^]*)<\/script>/.exec(restartPage())?.[1] ?? '';
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });
});
