import { expect, it } from 'vitest';
import { withDots } from './withDots';

it('facts in one line have dots between them, at which no line begins', () => {
  expect(withDots('Rp 1.000', '', undefined, false, '3 h ago')).toBe('Rp 1.000\u00a0· 3 h ago');
  expect(withDots('Rp 1.000')).toBe('Rp 1.000');
});
