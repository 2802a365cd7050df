import { Component } from "react";
import type { ReactNode } from "react";
import { frameWords } from "../../i18n/frame.ts";
import { ErrorScreen } from "../../ui/shell/error-screen.tsx";

type Props = { readonly children: ReactNode; readonly locale: string; readonly path: string };
type State = { readonly error: Error | null; readonly path: string };

/** Shows the error screen in place of a page that could not be drawn; another page gets a fresh start. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.path === state.path ? null : { error: null, path: props.path };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorScreen
        words={frameWords(this.props.locale)}
        details={error.stack ?? error.message}
        onRefresh={() => location.reload()}
      />
    );
  }
}
