import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../OperatorScreen.styles';

/** What keeps some decisions from being made. */
export function ReasonNeeded() {
  const t = useOperatorTranslate();
  return <Note role="status">{t('ops.reason_needed')}</Note>;
}
