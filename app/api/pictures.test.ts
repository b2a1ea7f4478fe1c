import { describe, expect, it } from 'vitest';
import { apiOrigin } from './origin';
import { absolutePicture } from './pictures';

/** A reply's item as the page reads it. */
const read = (item: unknown): unknown => JSON.parse(JSON.stringify(item), absolutePicture);

describe("a picture of a server's answer (APPS-7)", () => {
  it.each([
    ['/event/v1/app/img?img=tally', `${apiOrigin}/event/v1/app/img?img=tally`],
    [`${apiOrigin}/event/v1/app/img?img=tally`, `${apiOrigin}/event/v1/app/img?img=tally`],
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['/\t/evil.example/a.png', `${apiOrigin}/\t/evil.example/a.png`],
  ])('%j is shown as %j', (written, shown) => {
    expect(read({ icon: written, list: [{ appIcon: written, shareImg: written, memberAvatar: written }] })).toEqual({
      icon: shown,
      list: [{ appIcon: shown, shareImg: shown, memberAvatar: shown }],
    });
    expect(new URL(shown).hostname).not.toBe('evil.example');
  });

  it.each([
    'http://cdn.example.com/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '//',
    'a.png',
    'https:evil.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://tally.example/1',
    `${apiOrigin}.evil.example/a.png`,
    '',
  ])('%j is no picture, and the fields beside it stay', (written) => {
    expect(read({ name: written, link: written, image: written, rank: 3 })).toEqual({
      name: written,
      link: written,
      image: '',
      rank: 3,
    });
  });
});
