// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markets } from '@tally/contract/market/codes';

const folder = path.join(import.meta.dirname, 'market');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const scripts = readdirSync(folder).filter((file) => file.endsWith('.sh'));
const site = (market: string, port: number) =>
  execFileSync('sh', [path.join(folder, 'site.sh'), market, String(port)], { encoding: 'utf8' });

describe('the files of a move', () => {
  it('the guide names every step', () => {
    const guide = readFileSync(path.join(import.meta.dirname, '../../docs/markets.md'), 'utf8');
    expect(scripts.filter((file) => file !== 'common.sh' && !guide.includes(file))).toEqual([]);
  });

  it('every statement that a step reads is there', () => {
    const named = [...scripts, ...readdirSync(folder).filter((file) => file.endsWith('.sql'))].flatMap((file) =>
      [...read(file).matchAll(/\$here\/([\w-]+\.\w+)|\\ir ([\w-]+\.sql)/g)].map(([, one, other]) => one ?? other ?? ''),
    );
    expect(named.filter((file) => !readdirSync(folder).includes(file))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it("a market's site has its own name, servers and cache, so that all of them stand in one nginx", () => {
    const [ph, br] = [site('ph', 4001), site('br', 4002)];
    expect(ph).toContain('server_name ph.tally.example.com;');
    expect(ph).toContain('server 127.0.0.1:4001 ');
    expect(ph).not.toMatch(/http:\/\/tally;|upstream tally |127\.0\.0\.1:4000 |shared:tally:/);
    const upstream = (text: string) => /^upstream (\w+) /m.exec(text)?.[1];
    expect([upstream(ph), upstream(br)]).toEqual(['tally_ph', 'tally_br']);
  });

  it('the pooler has a line for each market', () => {
    expect([...read('pgbouncer.ini').matchAll(/^tally_(\w+) = /gm)].map(([, market]) => market).toSorted()).toEqual(
      markets.toSorted(),
    );
  });
});
