// @vitest-environment node
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { StartError } from './startError';
import { createLineWriter, createLog, mask, describeError } from './log';

describe('the log', () => {
  it.each([
    ['GET /minibd?key=very-secret-key&day=1', 'GET /minibd?key=***&day=1'],
    ['authorization: Bearer abc.def', 'authorization: bearer ***'],
    ['{"token":"abc-def-1"}', '{"token":"***"}'],
    ['duplicate (DANA, 081234567890)', 'duplicate (DANA, ***90)'],
    ['CPF 529.982.247-25', 'CPF ***25'],
    ['mail to maria.souza@correio.com.br failed', 'mail to ***@*** failed'],
    ['session q8Zc1dYx0pLm4nRt7sWv2bKj9hGf3eDa ended', 'session *** ended'],
    ['error 42 at line 7', 'error 42 at line 7'],
  ])('%s -> %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it('the log writes what is wanted', () => {
    const written: string[] = [];
    const log = createLog('problems', (line) => void written.push(line));
    log({ level: 'info', message: 'request', call: 'getWallet' });
    log({ level: 'error', message: 'broken at 081234567890', stack: 'Error: 081234567890' });
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', message: 'broken at ***90', stack: 'Error: ***90' },
    ]);
  });

  it('the log masks every text of a line, and nothing that finds the line again', () => {
    const written: string[] = [];
    createLog(
      'all',
      (line) => void written.push(line),
    )({
      level: 'warn',
      message: 'odd',
      note: 'asked by maria.souza@correio.com.br',
      request: 'abcdefghijkl',
      call: 'getWallet',
      code: 200,
      user: 12345678,
    });
    expect(JSON.parse(written[0] ?? '')).toEqual({
      time: expect.any(String) as string,
      level: 'warn',
      message: 'odd',
      note: 'asked by ***@***',
      request: 'abcdefghijkl',
      call: 'getWallet',
      code: 200,
      user: 12345678,
    });
  });

  it('the log tells of what ends the process in a sentence, or masked', () => {
    expect(describeError(new StartError('Port 40000 is taken.'))).toBe('Port 40000 is taken.');
    expect(describeError(new Error('broken at 081234567890'))).toMatch(/^Error: broken at \*\*\*90\n/);
    expect(describeError('token=abc-def-1')).toBe('token=***');
  });
});

describe('whoever reads the log', () => {
  /** A stream that accepts a line only when told to. */
  function slowReader() {
    const read: string[] = [];
    let next: (() => void) | undefined;
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        read.push(String(chunk));
        next = done;
      },
    });
    const take = () => {
      const done = next;
      next = undefined;
      done?.();
    };
    return { stream, read, take };
  }

  it('a reader of the log that stands still costs lines and no more memory than so much, and hears of it afterwards', async () => {
    const { stream, read, take } = slowReader();
    const write = createLineWriter(stream, 100);
    for (let nth = 0; nth < 10_000; nth++) write('x'.repeat(39));
    expect(stream.writableLength).toBeLessThanOrEqual(100);
    for (let nth = 0; nth < 5; nth++) {
      take();
      await new Promise(setImmediate);
    }
    write('after');
    for (let nth = 0; nth < 2; nth++) {
      take();
      await new Promise(setImmediate);
    }
    expect(read.slice(-2)).toEqual([
      '{"level":"warn","message":"9998 lines of the log were left out: nobody read them."}\n',
      'after\n',
    ]);
  });

  it('the server goes on when whoever reads its log is gone', async () => {
    const stream = new Writable({ write: (_, __, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })) });
    const write = createLineWriter(stream);
    write('one');
    await new Promise(setImmediate);
    expect(() => write('two')).not.toThrow();
  });
});
