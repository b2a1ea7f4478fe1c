import { expect, it } from 'vitest';
import { personKeysOf } from './personKeysOf';

it.each([
  ['4107', ['user', 'withdrawal'], '4107'],
  [' 88 ', ['user', 'withdrawal'], '88'],
  ['#88', ['user'], '88'],
  ['0812 3456 7865', ['account'], '0812 3456 7865'],
  ['081234567865', ['account'], '081234567865'],
  ['+62 812-3456-7865', ['account'], '+62 812-3456-7865'],
  ['81234567865', ['account', 'user', 'withdrawal'], '81234567865'],
  ['123.456.789-09', ['account'], '123.456.789-09'],
  ['ana@x.example', ['account'], 'ana@x.example'],
  ['****3412', ['masked'], '****3412'],
  ['08••••12', ['masked'], '08••••12'],
  ['OVO 08**12', ['masked'], 'OVO 08**12'],
  ['b••••@••••.br', ['masked'], 'b••••@••••.br'],
  ['b1f0c2de-58a4-4c11-9d27-6a3e90d7f514', ['phone'], 'b1f0c2de-58a4-4c11-9d27-6a3e90d7f514'],
  ['B1F0C2DE58A44C119D276A3E90D7F514', ['phone'], 'B1F0C2DE58A44C119D276A3E90D7F514'],
  ['11111111-2222-3333-4444-555555555555', ['phone'], '11111111-2222-3333-4444-555555555555'],
  ['Budi', [], 'Budi'],
  ['0812', [], '0812'],
  ['', [], ''],
])('what is typed into the search is recognised: %j is %j (OPS-72)', (typed, keys, value) => {
  expect(personKeysOf(typed)).toEqual({ keys, value });
});
