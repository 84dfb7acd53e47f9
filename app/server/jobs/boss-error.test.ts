import { expect, it } from 'vitest'
import { describeError } from '../describe-error.ts'
import { bossError } from './boss-error.ts'

it('an error of the job runner is logged with its stack, also one that is told by its fields', () => {
  const failure = new Error('Connection terminated unexpectedly')
  const fields = { message: failure.message, stack: failure.stack, queue: 'send-mail', worker: '7' }
  expect([failure, fields].map((told) => describeError(bossError(told)))).toEqual([
    failure.stack,
    failure.stack,
  ])
})
