import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readAll } from '#tests/fixtures/import/read-all.ts'
import { unpack } from './unpack.ts'

async function* inBytes(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function unpacked(bytes: Uint8Array, length = bytes.length || 1): Promise<string> {
  const parts = unpack(inBytes(bytes, length))
  return Buffer.concat(
    await readAll(
      (async function* () {
        for await (const part of parts) yield [part]
      })(),
    ),
  ).toString()
}

const archive = (content: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(content)])

describe('A file that may be packed', () => {
  it.each(['', 'a', 'name;price\nmælk;12,95'])('is as it was if it is not: %j', async (text) => {
    expect(await unpacked(Buffer.from(text), 1)).toBe(text)
  })

  it('is read out of gzip, also if it was packed in parts', async () => {
    expect(await unpacked(gzipSync('name;price'), 1)).toBe('name;price')
    expect(await unpacked(Buffer.concat([gzipSync('name;'), gzipSync('price')]))).toBe('name;price')
  })

  it('says what is wrong with its compression', async () => {
    const packed = gzipSync('name;price'.repeat(100))
    await expect(unpacked(packed.subarray(0, -12))).rejects.toThrow('The compressed file is cut off.')
    const damaged = Buffer.from(packed)
    damaged[14] = 0xff
    await expect(unpacked(damaged)).rejects.toThrow('The compressed file is damaged.')
  })

  it('says what an archive or a workbook is', async () => {
    await expect(unpacked(archive('....offers.csv'))).rejects.toThrow('The file is a zip archive.')
    await expect(unpacked(archive('....[Content_Types].xml'))).rejects.toThrow(
      'The file is a workbook (xlsx).',
    )
  })
})
