import { EmptyState } from '@tally/ui/EmptyState';
import { Logo } from '@tally/ui/Logo';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import type { ReactNode } from 'react';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useTranslate } from '../../i18n/useTranslate';
import { productName } from '../../platform/productName';
import { useServices } from '../../state/appContext';
import { Brand, Safe } from './NotFoundScreen.styles';

interface ProblemPageProps {
  /** What happened; the title of the page. */
  title: string;
  text: ReactNode;
  art: ReactNode;
  /** Says that coins and cash are safe, to a person who is logged in. */
  safe: boolean;
  /** The text is announced at once. */
  alerts?: boolean;
  /** Buttons at the lower edge. */
  actions?: ReactNode;
}

/** One page for all that could not be opened: what happened, what is safe, the ways on. In the phone app it closes. */
export function ProblemPage({ title, text, art, safe, alerts, actions }: ProblemPageProps) {
  const t = useTranslate();
  const hosted = useServices().host() !== undefined;
  return (
    <ScreenFrame title={title} leave={hosted ? 'home' : 'none'}>
      <Brand>
        <Logo name={productName} />
      </Brand>
      <EmptyState
        page
        role={alerts ? 'alert' : undefined}
        picture={art}
        text={text}
        note={
          safe && (
            <Safe>
              <ShieldIcon size={20} />
              {t('network.safe')}
            </Safe>
          )
        }
      >
        {actions}
      </EmptyState>
    </ScreenFrame>
  );
}
