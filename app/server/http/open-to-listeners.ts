/** Whether a site at an address is reached without https, and not only on this machine. */
export function isOpenToListeners(appUrl: string): boolean {
  const { protocol, hostname } = new URL(appUrl)
  return protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
