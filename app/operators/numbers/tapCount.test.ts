import { expect, it } from 'vitest';
import { createTapCount } from './tapCount';

it('"tapping the screen 3 times re-shows the key box" (OPS-2)', () => {
  const tapped = createTapCount();
  expect([tapped(), tapped(), tapped(), tapped(), tapped(), tapped()]).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});
