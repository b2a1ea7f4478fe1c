import { codes } from '@tally/contract/api/envelope';
import { codeOf } from '../../api/apiError';
import { ErrorLine } from '../../components/ErrorLine/ErrorLine';
import { LoadFailure } from '../../components/LoadFailure';
import { useOperatorTranslate } from '../../i18n/useTranslate';

/** What the server says of a key: it may not make the call (OPS-34), or is none any more. */
const ofKey: Partial<Record<number, 'ops.out_of_scope' | 'ops.key_wrong'>> = {
  [codes.outOfScope]: 'ops.out_of_scope',
  [codes.forbidden]: 'ops.key_wrong',
};

/** Says to an operator what could not be loaded and why: their key, or the reason that every page has (DIALOG-5). */
export function OperatorFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useOperatorTranslate();
  const refused = ofKey[codeOf(error) ?? 0];
  if (refused) return <ErrorLine role="alert">{t(refused)}</ErrorLine>;
  return <LoadFailure error={error} what={t('network.list_failed')} onRetry={onRetry} />;
}
