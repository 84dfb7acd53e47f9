import { expect, it } from 'vitest'
import { deedOf, peopleOn, personColours } from './people-on-list.ts'

const list = 'aaaaaaaa-0000-4000-8000-000000000001'
const person = (uuid: string, name: string, isUser = false) => ({ uuid, name, isUser })
const [jonas, signe] = [person('p1', 'Jonas Holm'), person('p2', 'Signe', true)]
const owner = { name: 'Mette Holm', isUser: false }
const coloursOf = (...participants: { uuid: string; name: string; isUser: boolean }[]) =>
  Object.fromEntries(
    [...peopleOn({ uuid: list, owner, participants })].map(([key, { colour }]) => [key, colour]),
  )

it('§4 sharing: each participant has a first name and a colour of their own, which nobody changes who joins later', () => {
  const people = peopleOn({ uuid: list, owner, participants: [jonas, signe] })
  expect([...people].map(([key, { name, isUser }]) => [key, name, isUser])).toEqual([
    ['owner', 'Mette', false],
    ['p1', 'Jonas', false],
    ['p2', 'Signe', true],
    ['former', null, false],
  ])
  const many = Array.from({ length: personColours.length - 1 }, (_, index) => person(`p${index + 1}`, 'Bo'))
  const { former, ...colours } = coloursOf(...many)
  expect([former, new Set(Object.values(colours)).size]).toEqual([null, personColours.length])
  expect({ former, ...colours }).toMatchObject(coloursOf(...many.slice(0, 2)))
})

it('§4 sharing: an item says who ticked it, else who else added it, and nothing if that is not known', () => {
  const people = peopleOn({ uuid: list, owner, participants: [signe] })
  const deed = (checked: boolean, checkedBy: string | null, addedBy?: string) => {
    const { did, name } = deedOf({ checked, checkedBy, addedBy }, people) ?? {}
    return [did, name]
  }
  expect([
    deed(true, 'p2', 'owner'),
    deed(false, null, 'owner'),
    deed(false, null, 'p2'),
    deed(true, 'former', 'owner'),
    deed(true, null, 'owner'),
    deed(false, null),
  ]).toEqual([
    ['ticked', 'Signe'],
    ['added', 'Mette'],
    // Signe sees her own.
    [undefined, undefined],
    ['ticked', null],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

it('§4 sharing: an owner alone is told only of those who have left', () => {
  const people = peopleOn({ uuid: list, owner: { ...owner, isUser: true }, participants: [] })
  expect(deedOf({ checked: true, checkedBy: 'owner' }, people)).toBe(undefined)
  expect(deedOf({ checked: true, checkedBy: 'former' }, people)).toMatchObject({ name: null, did: 'ticked' })
})
