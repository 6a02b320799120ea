// A recording may hold what nobody thought of: if it cannot be drawn, the view says so and can open another one.

import { Component, type ReactNode } from 'react';

export interface GuardProps {
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('[replay]', error);
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
