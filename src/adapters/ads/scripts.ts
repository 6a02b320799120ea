// Scripts of others: each address is loaded once; a failed one is tried again with the next ad.

const loaded = new Map<string, Promise<void>>();
const elements = new Map<string, HTMLScriptElement>();

/** A script that is still coming will not run; one that has run stays. */
export function dropScript(address: string): void {
  const script = elements.get(address);
  if (script === undefined) return;
  elements.delete(address);
  loaded.delete(address);
  // one that is only removed from the page would still run
  document.implementation.createHTMLDocument().adoptNode(script);
}

/** Rejects with an Error of this message if it does not load. */
export function loadScript(address: string, message: string): Promise<void> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const script = document.createElement('script');
  const coming = new Promise<void>((resolve, reject) => {
    script.onload = () => {
      elements.delete(address);
      resolve();
    };
    script.onerror = () => {
      elements.delete(address);
      loaded.delete(address);
      script.remove();
      reject(new Error(message));
    };
  });
  loaded.set(address, coming);
  elements.set(address, script);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return coming;
}
