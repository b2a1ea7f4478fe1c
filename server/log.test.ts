// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createLog, mask } from './log';

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

  it('writes what is wanted', () => {
    const written: string[] = [];
    const log = createLog('problems', (line) => void written.push(line));
    log({ level: 'info', message: 'request', call: 'getWallet' });
    log({ level: 'error', message: 'broken at 081234567890', stack: 'Error: 081234567890' });
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 'error', message: 'broken at ***90', stack: 'Error: ***90' }]);
  });
});
