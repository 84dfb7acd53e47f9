import { expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { type Modal, modalTags } from '#machines/modals/modals.machine.ts'
import { flows } from './flows.ts'

const tagsOf = (node: AnyStateNode): string[] => [...node.tags, ...Object.values(node.states).flatMap(tagsOf)]

it.each(Object.entries(modalTags) as [Modal, string][])(
  '§2.7 each modal is known by a tag that its flow has: %s',
  (name, tag) => {
    expect(tagsOf(flows[name].machine.root)).toContain(tag)
  },
)
