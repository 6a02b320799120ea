// Scripts of others: each address is loaded once; a failed one is tried again with the next ad.

const loaded = new Map<string, Promise<void>>();

/** Rejects with an Error of this message if it does not load. */
export function loadScript(address: string, message: string): Promise<void> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const script = document.createElement('script');
  const coming = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loaded.delete(address);
      script.remove();
      reject(new Error(message));
    };
  });
  loaded.set(address, coming);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return coming;
}
