/** How far around a pixel its mean is taken, in pixels, and how much of the difference is added: tried on blurred codes. */
const radius = 8
const strength = 4

/** A picture in grey with harder edges (unsharp masking), so that the bars of one that is not in focus part again. */
export function sharpen({ data, width, height }: ImageData): ImageData {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.299 * (data[4 * at] ?? 0) + 0.587 * (data[4 * at + 1] ?? 0) + 0.114 * (data[4 * at + 2] ?? 0)
  const lines = meansAlong(grey, { lines: height, length: width, apart: width, step: 1 })
  const soft = meansAlong(lines, { lines: width, length: height, apart: 1, step: width })
  const sharp = new ImageData(width, height)
  for (let at = 0; at < grey.length; at++) {
    const own = grey[at] ?? 0
    sharp.data.fill(own + strength * (own - (soft[at] ?? 0)), 4 * at, 4 * at + 3)
    sharp.data[4 * at + 3] = 255
  }
  return sharp
}

type Along = { lines: number; length: number; apart: number; step: number }

/** The mean of each pixel and those near it in its line. Lines begin `apart` from each other; their pixels are `step` apart. */
function meansAlong(grey: Float32Array, { lines, length, apart, step }: Along): Float32Array {
  const means = new Float32Array(grey.length)
  for (let line = 0; line < lines; line++) {
    const begin = line * apart
    const at = (place: number) => grey[begin + Math.min(Math.max(place, 0), length - 1) * step] ?? 0
    let sum = 0
    for (let place = -radius; place <= radius; place++) sum += at(place)
    for (let place = 0; place < length; place++) {
      means[begin + place * step] = sum / (2 * radius + 1)
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
  return means
}
