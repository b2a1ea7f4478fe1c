import { expect, it } from 'vitest';
import { inOrder, nextOrder, sortOf } from './rowOrder';

const rows = [
  { id: 1, name: 'Budi', amount: 1000 },
  { id: 2, name: 'ani', amount: 20_000 },
  { id: 3, name: 'Citra', amount: 1000 },
];
const columns = [
  { key: 'name', by: ({ name }: (typeof rows)[number]) => name },
  { key: 'amount', by: ({ amount }: (typeof rows)[number]) => amount },
  { key: 'state' },
];

it.each([
  [undefined, [1, 2, 3]],
  [{ by: 'amount', down: false }, [1, 3, 2]],
  [{ by: 'amount', down: true }, [2, 1, 3]],
  [{ by: 'name', down: false }, [2, 1, 3]],
  [{ by: 'name', down: true }, [3, 1, 2]],
  [{ by: 'state', down: false }, [1, 2, 3]],
  [{ by: 'nothing', down: false }, [1, 2, 3]],
])('rows are sorted by %j, and equal ones stay as they came (OPS-71)', (order, ids) => {
  expect(inOrder(rows, columns, order).map(({ id }) => id)).toEqual(ids);
});

it('presses on the name of a column sort by it, the other way round, and no more; another column begins anew (OPS-71)', () => {
  const first = nextOrder(undefined, 'amount');
  expect(first).toEqual({ by: 'amount', down: false });
  const second = nextOrder(first, 'amount');
  expect(second).toEqual({ by: 'amount', down: true });
  expect(nextOrder(second, 'amount')).toBeUndefined();
  expect(nextOrder(second, 'name')).toEqual({ by: 'name', down: false });
});

it('a column says how the rows are sorted by it (OPS-71)', () => {
  expect(sortOf({ by: 'amount', down: true }, 'amount')).toBe('descending');
  expect(sortOf({ by: 'amount', down: false }, 'amount')).toBe('ascending');
  expect(sortOf({ by: 'amount', down: false }, 'name')).toBe('none');
});
