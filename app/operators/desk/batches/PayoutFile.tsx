import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { useId } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { PartTitle } from '../../shared/shared.styles';
import { MakeBatch } from './MakeBatch';
import { FileCard } from './PayoutFile.styles';
import { ResultsFile } from './ResultsFile';

/** The file for the payout provider, and the file with its results (OPS-16). */
export function PayoutFile({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const title = useId();
  return (
    <FileCard aria-labelledby={title}>
      <PartTitle id={title}>{t('ops.file_title')}</PartTitle>
      <MakeBatch page={page} />
      <ResultsFile />
    </FileCard>
  );
}
