import { deletionMailLongerThan, deletionMailSuffix } from '@tally/contract/limits/deletion';
import { readLine } from '@tally/contract/text/typedText';

/**
 * Why a mail address is invalid (PRIVACY-4): "input must be longer than 10 characters, must contain the required
 * mail-service suffix".
 */
export function deletionProblem(mail: string): 'short' | 'suffix' | undefined {
  const typed = readLine(mail);
  if (typed.length <= deletionMailLongerThan) return 'short';
  return typed.toLowerCase().includes(deletionMailSuffix) ? undefined : 'suffix';
}
