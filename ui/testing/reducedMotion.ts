import { onTestFinished, vi } from 'vitest';

/** Makes the current test run with `prefers-reduced-motion`. */
export function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
