import { describe, expect, it } from 'vitest';
import { safeStorage } from './storage';

describe('storage never throws (N8)', () => {
  it.each([
    ['none', () => null],
    [
      'refused',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () =>
        ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
          removeItem: () => {
            throw new Error('broken');
          },
        }) as unknown as Storage,
    ],
  ])('a storage that is %s reads nothing, and says that it kept nothing', (_, open) => {
    const store = safeStorage(open);
    expect(store.set('a', 'b')).toBe(false);
    expect(store.get('a')).toBeUndefined();
    expect(() => store.remove('a')).not.toThrow();
  });
  it('a storage keeps what fits', () => {
    const store = safeStorage(() => localStorage);
    expect(store.set('a', 'b')).toBe(true);
    expect(store.get('a')).toBe('b');
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
  });
});
