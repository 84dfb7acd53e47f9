/**
 * A chain's neutral monogram: the first letters of its name on its tile's colours, 96 x 96. A picture cannot use the
 * page's typeface, so the letters are in the reader's own bold sans.
 */
export function chainMonogram(chain: { name: string; background: string; foreground: string }): string {
  const words = chain.name
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  const letters =
    words.length > 1 ? `${words[0]?.[0] ?? ''}${words[1]?.[0] ?? ''}` : (words[0] ?? '').slice(0, 1)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    `<rect width="96" height="96" rx="24" fill="${chain.background}"/>` +
    `<text x="48" y="50" fill="${chain.foreground}" font-family="system-ui, sans-serif" font-size="${letters.length > 1 ? 40 : 52}" ` +
    `font-weight="800" text-anchor="middle" dominant-baseline="central">${letters.toUpperCase()}</text></svg>\n`
  )
}
