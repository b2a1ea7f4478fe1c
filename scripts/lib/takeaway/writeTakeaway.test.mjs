import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { writeTakeaway } from './writeTakeaway.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'takeaway-'));
const tokens = path.join(folder, 'tokens');
const icons = path.join(folder, 'icons');
const read = (file) => readFileSync(file, 'utf8');
beforeAll(() => writeTakeaway(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const check = () =>
  spawnSync(path.join(root, 'node_modules/.bin/tz'), ['check', 'tokens.resolver.json'], {
    cwd: tokens,
    encoding: 'utf8',
  });

/** The tokens of a market, as a tool reads them. */
async function tokensOf(market) {
  const filename = pathToFileURL(path.join(tokens, 'tokens.resolver.json'));
  const config = defineConfig(
    { lint: { rules: { 'core/consistent-naming': 'off' } } },
    { cwd: new URL('./', filename) },
  );
  const { resolver } = await parse([{ filename, src: read(filename) }], { config });
  return resolver.apply({ market });
}

describe('tokens', () => {
  it('tz check accepts the tokens', () => {
    const { status, stdout, stderr } = check();
    expect(stdout + stderr).toContain('No errors');
    expect(status).toBe(0);
  });

  it('tz check would refuse a name that does not exist', () => {
    const file = path.join(tokens, 'base.tokens.json');
    const before = read(file);
    writeFileSync(file, before.replace('{palette.brand600}', '{palette.brand650}'));
    const { status } = check();
    writeFileSync(file, before);
    expect(status).toBe(1);
  });

  it('each market has all tokens that are the same everywhere, and a pattern of its own', async () => {
    const markets = await Promise.all(['id', 'ph', 'br'].map(tokensOf));
    for (const market of markets) {
      expect(market['color.button.fill'].$value).toMatchObject({ hex: '#e20443', alpha: 1 });
      expect(market['color.hero.chip'].$value).toMatchObject({ alpha: 0.3 });
      expect(market['space.16'].$value).toEqual({ value: 16, unit: 'px' });
      expect(market['type.body'].$value).toMatchObject({ fontWeight: 450, fontSize: { value: 0.9375, unit: 'rem' } });
      expect(market['elevation.card'].$value).toHaveLength(2);
      expect(market['motion.fast'].$value).toEqual({ value: 140, unit: 'ms' });
    }
    expect(markets.map((market) => market['market.pattern.width'].$value.value)).toEqual([44, 68, 64]);
    expect(new Set(markets.map((market) => market['market.pattern.ink'].$extensions['tally.svg'])).size).toBe(3);
  });

  it('a role that is a raw colour refers to it, so that a tool knows which belong together', () =>
    expect(JSON.parse(read(path.join(tokens, 'base.tokens.json'))).color.link.$value).toBe('{palette.brand600}'));
});

describe('icons', () => {
  it('each icon is a drawing that needs nothing else', () => {
    const drawn = readdirSync(path.join(root, 'ui/icons'), { recursive: true }).filter((name) =>
      name.endsWith('Icon.tsx'),
    );
    const files = readdirSync(icons).filter((name) => name.endsWith('.svg'));
    expect(files).toHaveLength(drawn.length);
    expect(files).toContain('happy-ticket.svg');
    for (const name of files) {
      const svg = read(path.join(icons, name));
      expect(svg, name).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
      expect(svg, name).not.toMatch(/var\(|href|NaN|undefined/);
    }
  });

  it('the zip file has all of them', () => {
    const packed = unzipSync(readFileSync(path.join(icons, 'icons.zip')));
    expect(Object.keys(packed)).toEqual(readdirSync(icons).filter((name) => name.endsWith('.svg')));
    expect(Buffer.from(packed['coin.svg']).toString()).toBe(read(path.join(icons, 'coin.svg')));
  });
});
