// Whether the app is shown in a frame on a publisher's page.

export const isFramed = (): boolean => window.parent !== window;
