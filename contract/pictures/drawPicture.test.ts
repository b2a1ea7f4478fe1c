import { describe, expect, it } from 'vitest';
import { appIcons } from './appIcons';
import { drawPicture } from './drawPicture';
import { faceCount } from './faces';

const tile = { width: 96, height: 96 };
const names = ['tally', ...Object.keys(appIcons), ...Array.from({ length: faceCount }, (_, index) => `face-${index}`)];

describe('a drawn picture', () => {
  it.each([...names, 'a-partner', 'another', 'x'])('the picture %s has no letters and fits its size', (name) => {
    const drawn = drawPicture(name, { width: 640, height: 240 });
    expect(drawn).toMatch(/^<svg [^>]*viewBox="0 0 640 240">.*<\/svg>$/s);
    expect(drawn).toContain('translate(200) scale(5)');
    expect(drawn).not.toMatch(/<text|undefined|NaN/);
  });

  it('made-up people have faces of their own, and an app the same picture each time', () => {
    const faces = names.filter((name) => name.startsWith('face-')).map((name) => drawPicture(name, tile));
    expect(new Set(faces).size).toBe(faceCount);
    expect(drawPicture(`face-${faceCount}`, tile)).toBe(faces[0]);
    expect(drawPicture('a-partner', tile)).toBe(drawPicture('a-partner', tile));
    expect(drawPicture('a-partner', tile)).not.toBe(drawPicture('another', tile));
  });
});
