import type { Page } from '@playwright/test'
import { lateFileOf } from '../late-code/late-files.ts'
import { expect, test } from '../support/page-test.ts'
import { drawCode, type Held } from './draw-code.ts'
import { withCheckDigit } from './ean-bars.ts'

/** Numbers of goods of our four countries and others, of each kind of code. */
const codes = [
  ...['570123456789', '570712345001', '703801005678', '731001234567', '641120000123', '400638133393'],
  ...['501234567890', '761303287654', '871256103948', '356007123450', '800512345678', '978020137962'],
  ...['7351353', '5701234', '9638507', '4012345'],
  ...['03600029145', '01234567890', '70617700042', '88491200123'],
].map(withCheckDigit)

const upright = codes.map((code, at) => ({ code, module: 2.5 + (at % 5) * 0.5 }))
/** Half of them turned by 6 to 30 degrees to either side, half of them blurred by up to six tenths of a bar. */
const hard = codes.map((code, at) =>
  at % 2 === 0
    ? { code, module: 3.5, degrees: (at % 4 === 0 ? 1 : -1) * (6 + (24 * at) / 18) }
    : { code, module: 3.5, blur: 1.2 + (0.9 * at) / 19 },
)

/** How many of these codes the reader that is shipped reads, and how long it took for each, in milliseconds. */
async function readOn(page: Page, held: readonly Omit<Held, 'width' | 'height'>[]) {
  const missed: string[] = []
  const times: number[] = []
  for (const each of held) {
    const { width, height, grey } = drawCode({ ...each, width: 800, height: 600 })
    const picture = { width, height, grey: Buffer.from(grey).toString('base64') }
    const { read, ms } = await page.evaluate(
      async ({ file, picture: { width, height, grey } }) => {
        const { openReader } = await import(file)
        const codesIn = await openReader()
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const pixels = new ImageData(width, height)
        for (const [at, letter] of [...atob(grey)].entries()) {
          const value = letter.charCodeAt(0)
          pixels.data.set([value, value, value, 255], at * 4)
        }
        canvas.getContext('2d')?.putImageData(pixels, 0, 0)
        const begun = performance.now()
        const read: string[] = await codesIn(canvas)
        return { read, ms: performance.now() - begun }
      },
      { file: `/${lateFileOf('app/flows/scanner/code-reader.ts')}`, picture },
    )
    times.push(ms)
    const numbers = read.map((code) => code.replace(/^0(?=\d{12}$)/, ''))
    if (!numbers.includes(each.code)) missed.push(`${JSON.stringify(each)} read as ${read.join()}`)
  }
  return { missed, ms: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0 }
}

test.describe('§4 scanner: codes in pictures', () => {
  test('are read: 20 of 20 upright, and 16 of 20 that are turned or blurred', async ({ page, visit }) => {
    await visit('/dk')
    const ofUpright = await readOn(page, upright)
    const ofHard = await readOn(page, hard)
    console.log(ofUpright, ofHard)
    expect(ofUpright.missed).toEqual([])
    expect(ofHard.missed.length, ofHard.missed.join('\n')).toBeLessThanOrEqual(4)
  })

  test('show none where there is none, and never a wrong one', async ({ page, visit }) => {
    await visit('/dk')
    const lost = await readOn(page, [{ code: codes[0] ?? '', module: 3, blur: 9 }])
    expect(lost.missed).toEqual([`{"code":"${codes[0]}","module":3,"blur":9} read as `])
  })
})
