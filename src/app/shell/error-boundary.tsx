import { site } from "virtual:catalog-site";
import { Component, useEffect } from "react";
import type { ReactNode } from "react";
import { frameMessages } from "../../i18n/frame.ts";
import { pageTitle } from "../../engine/titles/build-title.ts";
import { ErrorScreen } from "../../ui/shell/error-screen.tsx";
import { interfaceState } from "../stores/shell-stores.ts";

type Props = { readonly children: ReactNode; readonly locale: string; readonly path: string };
type State = { readonly error: Error | null; readonly path: string };

/** Sets the tab title and the header for a page that failed to render and so cannot set them. */
const ErrorTitle = ({ path, title }: { readonly path: string; readonly title: string }): null => {
  useEffect(() => {
    document.title = pageTitle(title, site.product);
    interfaceState.getState().openPage({ path, header: title });
  }, [path, title]);
  return null;
};

/** Shows the error screen in place of a page that failed to render; navigating resets it. */
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
    const messages = frameMessages(this.props.locale);
    return (
      <>
        <ErrorTitle path={this.props.path} title={messages.errorTitle} />
        <ErrorScreen messages={messages} details={error.stack ?? error.message} onRefresh={() => location.reload()} />
      </>
    );
  }
}
