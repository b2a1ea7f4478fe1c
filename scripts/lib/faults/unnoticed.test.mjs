import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { plant } from './copyOfCommit.mjs';
import { faults } from './faults.mjs';
import { unnoticed } from './unnoticed.mjs';

const kindsOf = (sentences) => sentences.map((sentence) => sentence.split(':')[0]);

describe('planted faults', () => {
  it.each(faults.map((fault) => [fault.kind, fault]))('%s can be planted', (_, fault) => {
    expect(plant(readFileSync(path.join(root, fault.file), 'utf8'), fault)).toContain(fault.to);
  });

  it('a fault counts as noticed when its own story says it', () => {
    const output = '\ncomponents-badge--ad\n  [en] not in tokens/pairs.ts (text): ad.fg on neutral.bg\n\n';
    expect(kindsOf(unnoticed('stories', output))).not.toContain('contrast');
    expect(kindsOf(unnoticed('stories', output.replace('--ad', '--other')))).toContain('contrast');
  });

  it('a changed picture counts as noticed when the run lists it', () => {
    const output = 'changed\n  en/components-stamp--word\n9 stories, 7 pictures taken\n';
    expect(kindsOf(unnoticed('stories', output))).not.toContain('changed picture');
    expect(kindsOf(unnoticed('stories', 'changed\n  en/other\n'))).toContain('changed picture');
  });

  it('what only the integration is for must not be named by the short command', () => {
    const output = 'changed\n  en/components-badge--failed\n';
    expect(kindsOf(unnoticed('stories', output))).toContain('changed picture in one language');
  });
});
