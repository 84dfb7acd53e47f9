import { expect, it } from 'vitest'
import { initialOf, othersOn } from './people.ts'

const participants = [
  { uuid: 'p1', name: 'Jonas', isUser: false },
  { uuid: 'p2', name: 'Signe', isUser: false },
]

it('names the participants of the user’s own list, whose participation the user can end', () => {
  expect(othersOn({ owner: { name: 'Mette', isUser: true }, participants })).toEqual([
    { key: 'p1', name: 'Jonas', participation: 'p1' },
    { key: 'p2', name: 'Signe', participation: 'p2' },
  ])
})

it('names the owner of another user’s list first, and leaves out the user', () => {
  const self = { uuid: 'p3', name: 'Bo', isUser: true }
  const owner = { name: 'Mette', isUser: false }
  expect(othersOn({ owner, participants: [self, ...participants] })).toEqual([
    { key: 'owner', name: 'Mette', participation: null },
    { key: 'p1', name: 'Jonas', participation: 'p1' },
    { key: 'p2', name: 'Signe', participation: 'p2' },
  ])
})

it('shows a person by the first whole letter of their name', () => {
  expect(['mette holm', ' åse', '𝒮igne', ''].map(initialOf)).toEqual(['M', 'Å', '𝒮', ''])
})
