import { markets } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { readRulesDocument } from './checkRules';
import { versionsOf } from './versions';

/** What the log warns about at the start: rules that an import would refuse by now, of which only a part applies. */
export async function rulesWarnings(sql: Sql): Promise<string[]> {
  const warnings: string[] = [];
  for (const market of markets) {
    const [newest] = await versionsOf(sql, market);
    const read = newest && readRulesDocument(newest.document);
    if (read && 'problems' in read)
      warnings.push(`The rules of ${market} would be refused by now, first problem: ${read.problems[0]}.`);
  }
  return warnings;
}
