import type { Market } from '@tally/contract/market/codes';
import { Button } from '@tally/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { LoadingRows } from '../../components/LoadingRows';

const Messages = lazy(() => import('../desk/messages/Messages').then((loaded) => ({ default: loaded.Messages })));

/** Opens the messages of a market: not before a press, because each list is a look at those who wrote (OPS-37). */
export function MessagesDoor({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const t = useOperatorTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button block tone="soft" onClick={() => setIsOpen(true)}>
        {t('ops.messages')}
      </Button>
    );
  return (
    <Suspense fallback={<LoadingRows />}>
      <Messages operatorKey={operatorKey} market={market} />
    </Suspense>
  );
}
