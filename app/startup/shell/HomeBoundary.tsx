import { Component, type ReactNode } from 'react';
import { BrokenHome, type BrokenHomeProps } from './BrokenHome';

interface HomeBoundaryProps extends BrokenHomeProps {
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
    const { children, ...broken } = this.props;
    return this.state.failed ? <BrokenHome {...broken} /> : children;
  }
}
