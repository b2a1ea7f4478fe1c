import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../hooks';
import { showPageError } from '../overlays/showPageError';

interface BoundaryProps {
  /** Where this is; another place gets another chance. */
  at: string;
  onFail: () => void;
  children: ReactNode;
}

/** Takes away what could not be drawn, until another thing stands in its place. */
export class ErrorBoundary extends Component<BoundaryProps, { failedAt?: string | undefined }> {
  override state: { failedAt?: string | undefined } = {};

  static getDerivedStateFromError = () => ({ failedAt: '' });

  override componentDidCatch() {
    this.setState({ failedAt: this.props.at });
    this.props.onFail();
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.at) this.setState({ failedAt: undefined });
  }

  override render() {
    const { failedAt } = this.state;
    return failedAt === '' || failedAt === this.props.at ? null : this.props.children;
  }
}

/** Around the pages: code that does not arrive on a thin network, or breaks, leaves a way on instead of an empty screen. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary at={pathname} onFail={() => void dispatch(showPageError())}>
      {children}
    </ErrorBoundary>
  );
}
