import { expect, it } from 'vitest';
import { apiOrigin } from './origin';
import { asShown } from './asShown';

const piled = `Z${'\u0336'.repeat(40)}oe`;

it("the page shows a server's name with few marks on a letter, wherever it stands; a file keeps all (TEXT-14)", () => {
  const list = [{ memberName: piled, content: piled, icon: '/a.png' }];
  const reply = { name: piled, list, words: [piled], file: piled };
  const few = 'Z\u0336\u0336\u0336oe';
  expect(JSON.parse(JSON.stringify(reply), asShown)).toEqual({
    name: few,
    list: [{ memberName: few, content: few, icon: `${apiOrigin}/a.png` }],
    words: [few],
    file: piled,
  });
});
