// The page's life as the browser reports it. A page that is left may be gone for good, or be frozen in the back/forward cache and
// restored as it was. Leaving is reported before hiding: what is saved on hiding is saved after `onLeave`.

type Stop = () => void;

export interface PageLifecycle {
  isHidden(): boolean;
  onVisibility(changed: (hidden: boolean) => void): Stop;
  /** The page is left or closed. Asynchronous work that begins here may never finish. */
  onLeave(left: () => void): Stop;
  /** The page has loaded, or is back from the back/forward cache (`restored`). */
  onShow(shown: (restored: boolean) => void): Stop;
}

export function pageLifecycle(view: Window = window): PageLifecycle {
  const listen = <Heard extends Event>(target: EventTarget, name: string, heard: (event: Heard) => void): Stop => {
    target.addEventListener(name, heard as EventListener);
    return () => target.removeEventListener(name, heard as EventListener);
  };
  const isHidden = (): boolean => view.document.visibilityState === 'hidden';
  return {
    isHidden,
    onVisibility: (changed) => listen(view.document, 'visibilitychange', () => changed(isHidden())),
    onLeave: (left) => listen(view, 'pagehide', left),
    onShow: (shown) => listen<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => shown(persisted)),
  };
}
