/**
 * An account number as people write it, to be compared with their own: `0812 3456 7890` (Indonesia), `0917 123 4567`
 * (Philippines), `(11) 98765-4374` or `+55 (11) 98765-4374` (Brazil); a CPF as `119.876.543-74`. None is torn at the
 * end of a line. A mail address stays as it is.
 */
export const writtenKey = (no: string, kind?: 'PHONE' | 'CPF' | 'MAIL'): string =>
  kind === 'CPF'
    ? no.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-\u2060$4')
    : no
        .replace(/^(08\d{2})(\d{4})(\d+)$/, '$1\u00a0$2\u00a0$3')
        .replace(/^(09\d{2})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3')
        .replace(/^(\+55)?([1-9]\d)(9\d{4})(\d{4})$/, (_, country: string | undefined, area, first, last) =>
          [country, `(${String(area)})`, `${String(first)}-\u2060${String(last)}`].filter(Boolean).join('\u00a0'),
        );
