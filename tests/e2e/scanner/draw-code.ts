import { barsOf } from './ean-bars.ts'

/** A picture in grey: a byte for each pixel, row by row. */
export type GreyPicture = { width: number; height: number; grey: Uint8ClampedArray }

/** How a code is held before the camera. `module` is the width of its thinnest bar, in pixels, as `blur` is the radius. */
export type Held = {
  code: string
  width: number
  height: number
  module?: number
  degrees?: number
  blur?: number
}

/** The grey of what lies around the pack, of its paper and of its bars. */
const [table, paper, ink] = [96, 232, 34]
const quietModules = 9
/** Samples of a pixel in each direction, so that edges are soft. */
const samples = 3

/** Draws a code on a pack as a camera sees it: turned, blurred, with light from one side and the noise of its chip. */
export function drawCode({ code, width, height, module = 4, degrees = 0, blur = 0 }: Held): GreyPicture {
  const bars = barsOf(code)
  // Of an EAN-13 the bars are 0.73 times as high as wide; those of an EAN-8 are lower (GS1, 5.2.3.1).
  const heightOfBars = module * (bars.length > 70 ? 69 : 55)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const greyAt = (x: number, y: number) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    const along = (dx * cos + dy * sin) / module + bars.length / 2
    const across = Math.abs(dy * cos - dx * sin)
    if (along < -quietModules || along > bars.length + quietModules || across > heightOfBars / 2 + 3 * module)
      return table
    const isBar = across < heightOfBars / 2 && bars[Math.floor(along)] === '1'
    return isBar ? ink : paper
  }
  const drawn = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let part = 0; part < samples * samples; part++)
        sum += greyAt(x + (part % samples) / samples, y + Math.floor(part / samples) / samples)
      drawn[y * width + x] = sum / samples ** 2
    }
  const seen = blurred(blurred(drawn, width, blur, 1), width, blur, width)
  return {
    width,
    height,
    grey: Uint8ClampedArray.from(seen, (grey, at) => grey * lightAt(at % width, width) + noise(at)),
  }
}

const lightAt = (x: number, width: number) => 0.82 + (0.22 * x) / width
/** The same for every run. */
const noise = (at: number) => ((Math.imul(at + 1, 2654435761) >>> 24) % 13) - 6

/** Blurs along one direction: pixels that are `step` apart, with the weights of a bell of this radius. */
function blurred(grey: Float32Array, width: number, radius: number, step: number): Float32Array {
  if (radius === 0) return grey
  const reach = Math.ceil(radius * 3)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * radius ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const last = grey.length - 1
  return grey.map((own, at) => {
    let sum = 0
    for (let offset = -reach; offset <= reach; offset++) {
      const place = at + offset * step
      const isInPicture =
        place >= 0 && place <= last && (step !== 1 || Math.floor(place / width) === Math.floor(at / width))
      sum += (weights[offset + reach] ?? 0) * (isInPicture ? (grey[place] ?? own) : own)
    }
    return sum / total
  })
}
