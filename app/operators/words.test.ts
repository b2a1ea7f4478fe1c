import { approvalInfos } from '@tally/contract/operator/approvals';
import { claimInfos } from '@tally/contract/operator/numberClaims';
import { batchInfos } from '@tally/contract/operator/batches';
import { resultInfos } from '@tally/contract/operator/batchFile';
import { payoutExceptionKinds } from '@tally/contract/operator/exceptions';
import { payoutInfos } from '@tally/contract/operator/payouts';
import { payoutWarnings } from '@tally/contract/operator/payoutWarnings';
import { switchInfos } from '@tally/contract/operator/switches';
import { allTexts } from '@tally/locales/all';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './calls/refusals';
import { exceptionKeys } from './rows/exceptionKeys';
import { problemKeys } from './desk/batches/ResultsEnd';
import { warningKeys } from './rows/warningKeys';

const infos = [payoutInfos, approvalInfos, batchInfos, claimInfos, switchInfos].flatMap((of) => Object.values(of));
/** What is no refusal, or is said in the place where it happens. */
const elsewhere: readonly string[] = ['NEEDS APPROVAL', 'FILE GONE', 'OPEN EXCEPTIONS', 'NOT EQUAL'];

describe.each(Object.entries(allTexts))('what the contract names has words of its own in %s', (_, texts) => {
  const wordsOf = (key: string) => (texts as Readonly<Record<string, string>>)[key];

  it.each(infos.filter((info) => !elsewhere.includes(info)))('a refusal: %s', (info) => {
    const words = wordsOf(`ops.refused_${refusalOf(info)}`);
    expect(words).toMatch(/\S/);
    expect(words).not.toContain(info);
  });

  it.each(payoutWarnings)('a warning: %s (OPS-12)', (warning) => {
    expect(wordsOf(warningKeys[warning])).toMatch(/\S/);
  });

  it.each(payoutExceptionKinds)('an exception: %s (OPS-22)', (kind) => {
    expect(wordsOf(exceptionKeys[kind])).toMatch(/\S/);
  });

  it.each(Object.values(resultInfos))('a line of results: %s (OPS-24)', (info) => {
    expect(wordsOf(problemKeys[info])).toMatch(/\S/);
  });
});

it('what the contract does not name has no words of its own', () => {
  expect(refusalOf('toString')).toBeUndefined();
  expect(refusalOf('UNDER REVIEW')).toBeUndefined();
});
