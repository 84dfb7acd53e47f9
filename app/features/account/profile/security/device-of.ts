/** A browser and its operating system, by the names users know; null if unknown. */
export type Device = { browser: string | null; system: string | null; isHandheld: boolean }

// The first match counts, because many browsers also contain the names of those after them.
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const handhelds = ['iPhone', 'iPad', 'Android']

const firstIn = (known: [name: string, sign: RegExp][], text: string) =>
  known.find(([, sign]) => sign.test(text))?.[0] ?? null

/** The device that a `User-Agent` describes. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const system = firstIn(systems, text)
  return {
    browser: firstIn(browsers, text),
    system,
    isHandheld: system !== null && handhelds.includes(system),
  }
}
