import assert from 'node:assert/strict'
import {
  notShared,
  planSharingOfOwner,
  planSharingOfParticipant,
  type SharingMenuSnapshot,
  theirs,
} from '#machines/sharing-menu/sharing-menu.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { sharingMenuMachine } from './sharing-menu.machine.ts'

const shows =
  (tags: string[], failure: 'offline' | undefined) =>
  (snapshot: SharingMenuSnapshot): void => {
    assert.deepEqual([...snapshot.tags].sort(), tags)
    assert.equal(snapshot.context.failure?.kind, failure)
    assert.equal(Object.keys(snapshot.children).length, tags.includes('busy') ? 1 : 0)
  }

describePaths({
  machine: sharingMenuMachine,
  table: new URL('./sharing-menu.paths.txt', import.meta.url),
  plans: [
    { title: 'sharingMenu of an owner', plan: planSharingOfOwner(), input: notShared },
    { title: 'sharingMenu of a participant', plan: planSharingOfParticipant(), input: theirs },
  ],
  see: {
    closed: shows([], undefined),
    enabling: shows(['busy'], undefined),
    failed: shows([], 'offline'),
    'open.resting.offering': shows(['open'], undefined),
    'open.inviting': shows(['busy', 'open'], undefined),
    'open.changing': shows(['busy', 'open'], undefined),
    'open.resting.refused': shows(['open'], 'offline'),
  },
  inFewWords: ({ context: { sharingCode, participants, isOwner, change, failure } }) =>
    [
      isOwner ? 'owner' : 'participant',
      sharingCode ? 'shared' : 'not shared',
      isOwner && participants.length > 0 && `with ${participants}`,
      change && `last ${change.kind}`,
      failure?.kind,
    ]
      .filter(Boolean)
      .join(', '),
  // A change has one kind.
  withoutEffect: ['sharingMenu.open.changing: invoke.onDone [0] swapped'],
})
