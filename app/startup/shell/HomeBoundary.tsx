import type { Translate } from '@tally/locales/text';
import { Button } from '@tally/ui/Button';
import { Component, type ReactNode } from 'react';
import { Root } from './HomeBoundary.styles';

interface HomeBoundaryProps {
  t: Translate<'home'>;
  onReload: () => void;
  children: ReactNode;
}

/**
 * The last error boundary, around home and the app beside it: in place of an empty page it says that something went
 * wrong, and loads the page again (HOME-25).
 */
export class HomeBoundary extends Component<HomeBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { t, onReload, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Root role="alert">
        <p>{t('network.stale')}</p>
        <Button onClick={onReload}>{t('common.retry')}</Button>
      </Root>
    );
  }
}
