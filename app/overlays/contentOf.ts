import type { Translate } from '@tally/locales/text';

/**
 * The words of an open dialog or toast. Its params fit its kind: they were typed when it was asked for.
 * Undefined when the kind is not among `texts`.
 */
export const resolveContent = <C>(
  texts: object,
  t: Translate,
  { kind, params }: { kind: string; params: object },
): C | undefined => (texts as Partial<Record<string, (t: Translate, params: object) => C>>)[kind]?.(t, params);
