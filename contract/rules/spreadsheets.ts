import type { CsvSeparator } from './csv';
import type { Market } from '../market/codes';

/** What a spreadsheet set to the country of a market reads as columns and as the decimal sign of a number. */
export const spreadsheets: Record<Market, { separator: CsvSeparator; decimal: '.' | ',' }> = {
  id: { separator: ';', decimal: ',' },
  ph: { separator: ',', decimal: '.' },
  br: { separator: ';', decimal: ',' },
};
