import { afterEach, expect, it, vi } from 'vitest'
import { installWorker } from './install-worker.ts'

/** A browser in which the worker's script answers so. */
function browserWith(register: () => Promise<unknown>) {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: null } })
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a worker whose script does not arrive is no mistake of ours, and is installed another time', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const error = new TypeError('Failed to register a ServiceWorker: an unknown error occurred')
  browserWith(() => Promise.reject(error))
  await installWorker()
  expect(warn.mock.calls).toEqual([[error]])
})

it('a worker that may not be installed is told of', async () => {
  const error = new DOMException('not allowed', 'SecurityError')
  browserWith(() => Promise.reject(error))
  await expect(installWorker()).rejects.toBe(error)
})
