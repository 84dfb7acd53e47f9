import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawCode, type GreyPicture, type Held } from './draw-code.ts'

/** A film of some pictures in the format that Chromium plays as its camera (YUV4MPEG2, 4:2:0). */
function filmOf(pictures: readonly GreyPicture[]): Buffer {
  const [first] = pictures
  if (!first) throw new Error('a film has a picture')
  const { width, height } = first
  const colours = Buffer.alloc((width * height) / 2, 128)
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([
    head,
    ...pictures.flatMap(({ grey }) => [Buffer.from('FRAME\n'), Buffer.from(grey), colours]),
  ])
}

/** Writes a film of codes that are held before the camera. @returns its path. */
export function writeFilm(held: readonly Omit<Held, 'width' | 'height'>[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'film-')), 'codes.y4m')
  writeFileSync(path, filmOf(held.map((each) => drawCode({ ...each, width: 640, height: 480, module: 3 }))))
  return path
}
