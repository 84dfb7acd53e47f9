import { expect, it } from 'vitest'
import { startProcess } from './started-process.ts'

it('who waits for a line of a process that ends is told what it had printed', async () => {
  const script = `console.log('Building …'); console.error('The port is in use.'); process.exitCode = 3`
  const started = startProcess(process.execPath, ['-e', script], {})
  expect(await started.exit).toBe(3)
  await expect
    .poll(() => {
      try {
        return started.outputWhileRunning()
      } catch (error) {
        return error
      }
    })
    .toEqual(new Error('The process ended with 3 and had printed:\nBuilding …\nThe port is in use.\n'))
})
