import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Identifies the children; after an error they are rendered again when it changes. */
  at: string;
  onFail?: () => void;
  /** Stands in the children's place; nothing without it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary that renders the fallback in place of children that threw, until `at` changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string | undefined }> {
  override state: { failedAt?: string | undefined } = {};

  static getDerivedStateFromError = () => ({ failedAt: '' });

  override componentDidCatch() {
    this.setState({ failedAt: this.props.at });
    this.props.onFail?.();
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.at) this.setState({ failedAt: undefined });
  }

  override render() {
    const { failedAt } = this.state;
    return failedAt === '' || failedAt === this.props.at ? (this.props.fallback ?? null) : this.props.children;
  }
}
