import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { nameOf } from '#machines/transition-names.ts'
import { chartOf } from '../../scripts/build/flows/chart-of.ts'
import { drawChart } from '../../scripts/build/flows/draw-chart.ts'
import { markOf, pictureOf } from '../../scripts/build/flows/flow-pictures.ts'
import { layOut } from '../../scripts/build/flows/lay-out.ts'
import { machineNamed, machineNames } from '../../scripts/build/flows/machines.ts'
import { registerChart, registerPicture } from '../../scripts/build/flows/register-chart.ts'
import { everyTransition } from './transitions.ts'

const door = setup({
  guards: { isLocked: () => false },
  delays: { fallingShut: 400 },
  actions: { ring: () => {} },
}).createMachine({
  id: 'door',
  description: 'A door.',
  initial: 'shut',
  on: { stopped: { target: '.open.still' } },
  states: {
    shut: {
      entry: 'ring',
      tags: 'quiet',
      on: { pushed: [{ guard: 'isLocked', actions: 'ring' }, { target: 'open' }] },
    },
    open: {
      initial: 'swinging',
      after: { fallingShut: { target: 'shut' } },
      states: { swinging: { always: { target: 'still' } }, still: {} },
    },
  },
})

const atomic = { kind: 'atomic', notes: [], initial: null, states: [] }

describe('the picture of a machine', () => {
  it('shows its states, what they do, and its transitions with guards in brackets and delays in ms', () => {
    expect(chartOf(door)).toEqual({
      id: 'door',
      description: 'A door.',
      root: {
        id: '(root)',
        name: 'door',
        kind: 'compound',
        notes: [{ text: 'stopped → still', transition: '(root): stopped' }],
        initial: 'shut',
        states: [
          {
            ...atomic,
            id: 'shut',
            name: 'shut',
            notes: [
              { text: 'entry / ring', transition: null },
              { text: '#quiet', transition: null },
              { text: 'pushed [isLocked] / ring', transition: 'shut: pushed[0] if isLocked' },
            ],
          },
          {
            id: 'open',
            name: 'open',
            kind: 'compound',
            notes: [],
            initial: 'open.swinging',
            states: [
              { ...atomic, id: 'open.swinging', name: 'swinging' },
              { ...atomic, id: 'open.still', name: 'still' },
            ],
          },
        ],
      },
      arrows: [
        { from: 'shut', to: 'open', texts: [{ text: 'pushed', transition: 'shut: pushed[1]' }] },
        {
          from: 'open',
          to: 'shut',
          texts: [{ text: 'after fallingShut 400 ms', transition: 'open: after(fallingShut)' }],
        },
        {
          from: 'open.swinging',
          to: 'open.still',
          texts: [{ text: 'always', transition: 'open.swinging: always' }],
        },
      ],
    })
  })

  it('has a part for each state and each transition, by which a page finds them', async () => {
    const svg = drawChart(await layOut(chartOf(door)), 'mark')
    const found = (attribute: string) =>
      [...svg.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value]) => value)
    expect(found('data-state')).toEqual(['(root)', 'shut', 'open', 'open.swinging', 'open.still'])
    expect(found('data-transition').toSorted()).toEqual(everyTransition(door).map(nameOf).toSorted())
    expect(found('data-chart')).toEqual(['mark'])
  })

  it('has a box inside the box of its parent, and everything inside the picture', async () => {
    const { width, height, root } = await layOut(chartOf(door))
    const [, open] = root.states
    const edges = ({ x, y, width, height }: typeof root) => [x, y, -(x + width), -(y + height)]
    const isInside = (inner: typeof root, outer: typeof root) =>
      edges(inner).every((edge, index) => edge > (edges(outer)[index] ?? Infinity))
    expect(open?.states.map((state) => isInside(state, open))).toEqual([true, true])
    expect(isInside(root, { ...root, x: 0, y: 0, width, height })).toBe(true)
  })
})

describe('docs/flows', () => {
  it.each(machineNames)(
    'has the picture of the present machine; `npm run flows` draws it: %s',
    async (name) => {
      const mark = markOf(chartOf(await machineNamed(name)))
      expect(readFileSync(pictureOf(name), 'utf8')).toContain(`data-chart="${mark}"`)
    },
  )

  it('has no picture of a machine that is gone', () => {
    expect(
      globSync('docs/flows/*.svg')
        .map((file) => basename(file, '.svg'))
        .sort(),
    ).toEqual(machineNames)
  })
})

describe('docs/register.svg', () => {
  it('has an arrow from who tells to who hears, and in a box what comes from elsewhere', () => {
    const { root, arrows } = registerChart({
      list: { hears: ['route.changed', 'total.wanted'], tells: ['total.changed'] },
      panel: { hears: ['total.changed'], tells: ['total.wanted'] },
    })
    const note = (text: string) => ({ text, transition: null })
    expect(root.states).toEqual([
      { ...atomic, id: 'list', name: 'list', notes: [note('route.changed')] },
      { ...atomic, id: 'panel', name: 'panel' },
    ])
    expect(arrows).toEqual([
      { from: 'panel', to: 'list', texts: [note('total.wanted')] },
      { from: 'list', to: 'panel', texts: [note('total.changed')] },
    ])
  })

  it('shows the present register; `npm run flows` draws it', () => {
    expect(readFileSync(registerPicture, 'utf8')).toContain(`data-chart="${markOf(registerChart())}"`)
  })
})
