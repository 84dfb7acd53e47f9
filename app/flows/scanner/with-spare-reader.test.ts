import { expect, it, vi } from 'vitest'
import type { CodeReader, Picture } from './code-reader.ts'
import { withSpareReader } from './with-spare-reader.ts'

const picture = {} as Picture

/** Reads so many pictures. @returns the codes of each. */
async function readTimes(times: number, codesIn: CodeReader) {
  const read: string[][] = []
  for (let at = 0; at < times; at++) read.push(await codesIn(picture))
  return read
}

const refuse = () => Promise.reject(new DOMException('no service', 'NotSupportedError'))
const spare: CodeReader = async () => ['spare']

it('§4 scanner: a picture that the browser’s reader fails on is skipped', async () => {
  const own = vi.fn<CodeReader>(async () => ['own'])
  for (let at = 0; at < 4; at++) own.mockImplementationOnce(refuse)
  own.mockImplementationOnce(async () => ['own'])
  for (let at = 0; at < 4; at++) own.mockImplementationOnce(refuse)
  const openSpare = vi.fn(async () => spare)
  const four = [[], [], [], []]
  expect(await readTimes(10, withSpareReader(own, openSpare))).toEqual([...four, ['own'], ...four, ['own']])
  expect(openSpare).not.toHaveBeenCalled()
})

it('§4 scanner: after five such pictures in a row the other reader takes its place, loaded once', async () => {
  const own = vi.fn<CodeReader>(refuse)
  const openSpare = vi.fn(async () => spare)
  const read = await readTimes(7, withSpareReader(own, openSpare))
  expect(read).toEqual([[], [], [], [], [], ['spare'], ['spare']])
  expect([own.mock.calls.length, openSpare.mock.calls.length]).toEqual([5, 1])
})

it('§4 scanner: the other reader is fetched again if it did not arrive', async () => {
  const openSpare = vi.fn(async () => spare).mockRejectedValueOnce(new Error('it did not arrive'))
  const codesIn = withSpareReader(refuse, openSpare)
  await readTimes(5, codesIn)
  await expect(codesIn(picture)).rejects.toThrow('it did not arrive')
  expect(await codesIn(picture)).toEqual(['spare'])
})
