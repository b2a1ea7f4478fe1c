import type { Market } from '@tally/contract/market/codes';
import type { AdApp as AdAppData } from '@tally/contract/operator/operator';
import { formatCoins } from '@tally/locales/format';
import { AdAppRow } from '@tally/ui/AdAppRow';
import { TextField } from '@tally/ui/TextField';
import { useState } from 'react';
import { adAppFacts } from '../rules/operatorRules';
import { useOperatorTranslate } from '../../i18n/useTranslate';

interface AdAppProps {
  app: AdAppData;
  market: Market;
  /** Whether it was reported that the app has no package. */
  marked: boolean;
  onCopy: () => void;
  /** Called when the package was downloaded, with the known data about it. */
  onDownloaded: (facts: { appClassName?: string; apkSize?: number }) => void;
  onNoApk: () => void;
}

const plainInput = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 200 } as const;

/** An ad app of the list: its buttons, and on demand fields for its package's class name and size. */
export function AdApp({
  app: { appName, appPkgName, displayCount },
  market,
  marked,
  onCopy,
  onDownloaded,
  onNoApk,
}: AdAppProps) {
  const t = useOperatorTranslate();
  const [open, setOpen] = useState(false);
  const [className, setClassName] = useState('');
  const [size, setSize] = useState('');
  const read = adAppFacts({ className, size });
  const problem = 'problem' in read ? read.problem : undefined;
  return (
    <AdAppRow
      name={appName}
      pkg={appPkgName}
      count={t('ops.adapp_count', { count: formatCoins(displayCount, market) })}
      copy={{ label: t('ops.adapp_copy'), onPress: onCopy }}
      details={open ? undefined : { label: t('ops.adapp_details'), onPress: () => setOpen(true) }}
      fields={
        open && (
          <>
            <TextField
              label={t('ops.adapp_class')}
              value={className}
              onValue={setClassName}
              error={problem === 'className' ? t('ops.adapp_class_bad') : undefined}
              input={plainInput}
            />
            <TextField
              label={t('ops.adapp_size')}
              value={size}
              onValue={setSize}
              error={problem === 'size' ? t('ops.adapp_size_bad') : undefined}
              input={{ ...plainInput, inputMode: 'numeric' }}
            />
          </>
        )
      }
      downloaded={{ label: t('ops.adapp_downloaded'), onPress: () => 'facts' in read && onDownloaded(read.facts) }}
      noApk={{ label: t('ops.adapp_noapk'), onPress: onNoApk }}
      marked={marked ? t('ops.adapp_marked') : undefined}
    />
  );
}
