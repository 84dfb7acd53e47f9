import { describe, expect, it } from 'vitest'
import { chooseStart, chooseStep, type Surroundings } from './choose-step.ts'
import { randomOf } from './random.ts'
import { nothingToSee, type Sight } from './sight.ts'

const page: Sight = {
  ...nothingToSee,
  isOurs: true,
  pressable: [{ kind: 'button', name: 'Menu', place: 0 }],
  fields: [{ kind: 'input search', name: 'Søg', place: 0 }],
}
const calm: Surroundings = { network: 'fast', server: 'started', lateFiles: 'sent' }

const walk = (seed: number, sight: Sight, around: Surroundings) => {
  const random = randomOf(seed)
  return [chooseStart(random), ...Array.from({ length: 400 }, () => chooseStep(random, sight, around))]
}
const kindsIn = (sight: Sight, around: Surroundings) =>
  new Set(walk(1, sight, around).flatMap((step) => ('do' in step ? [step.do] : [])))

describe('the choice of the next step', () => {
  it('is the same for the same seed, and another for another seed', () => {
    expect(walk(7, page, calm)).toEqual(walk(7, page, calm))
    expect(walk(7, page, calm)).not.toEqual(walk(8, page, calm))
  })

  it('has every kind of step', () => {
    expect([...kindsIn(page, calm)].toSorted()).toEqual(
      [
        'back',
        'forward',
        'key',
        'late files',
        'network',
        'open',
        'other tab',
        'press',
        'press twice',
        'reload',
        'resize',
        'server',
        'type',
      ].toSorted(),
    )
  })

  it('touches nothing on a page that is not there', () => {
    const kinds = kindsIn(nothingToSee, calm)
    expect(['press', 'press twice', 'type', 'key'].filter((kind) => kinds.has(kind as 'press'))).toEqual([])
  })

  it('ends what disturbs the page', () => {
    const disturbed: Surroundings = { network: 'offline', server: 'killed', lateFiles: 'refused' }
    const ends = walk(1, page, disturbed).filter(
      (step) => 'do' in step && ['network', 'server', 'late files'].includes(step.do),
    )
    expect(new Set(ends.map((step) => JSON.stringify(step)))).toEqual(
      new Set([
        '{"do":"network","is":"fast"}',
        '{"do":"server","is":"started"}',
        '{"do":"late files","are":"sent"}',
      ]),
    )
  })
})
