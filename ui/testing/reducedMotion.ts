import { onTestFinished, vi } from 'vitest';

/** For this test the person has asked the phone for less motion. */
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
