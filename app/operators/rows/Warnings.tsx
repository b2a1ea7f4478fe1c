import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { Badge } from '@tally/ui/Badge';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { BadgeLine } from '../shared/shared.styles';
import { warningKeys } from './warningKeys';
import { Count } from './Warnings.styles';

/** Warnings about a person or their withdrawal (OPS-12); renders nothing without any. */
export function Warnings({ warnings }: { warnings: readonly PayoutWarning[] }) {
  const t = useOperatorTranslate();
  if (warnings.length === 0) return null;
  return (
    <BadgeLine>
      {warnings.map((warning) => (
        <Badge key={warning} kind="warning">
          {t(warningKeys[warning])}
        </Badge>
      ))}
    </BadgeLine>
  );
}

/** How much there is to check, in a row that has no room for what it is. */
export function WarningCount({ warnings }: { warnings: readonly PayoutWarning[] }) {
  const t = useOperatorTranslate();
  if (warnings.length === 0) return null;
  return (
    <Count kind="warning" data-state="warned">
      {t('ops.warnings', { count: warnings.length })}
    </Count>
  );
}
