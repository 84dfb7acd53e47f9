import { expect, it } from 'vitest'
import { callbackNotProvided, notProvided } from './not-provided.ts'

it('flows: a machine that runs without an actor fails with the name of the actor', async () => {
  await expect(notProvided('addItem')).rejects.toThrow('the actor addItem is not provided')
  expect(callbackNotProvided('followWindow')).toThrow('the actor followWindow is not provided')
})
