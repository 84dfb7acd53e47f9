import type { Locator, Page } from '@playwright/test'
import type { SharingChange, SharingMenuEvent } from '#machines/sharing-menu/sharing-menu.machine.ts'
import type { SharingMenuSnapshot } from '#machines/sharing-menu/sharing-menu.paths.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { acceptInvitation, listOf, panelOf, sendToList } from '../list-rows/list-page.ts'
import { expectControls } from '../support/controls.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, goToOtherOffers } from '../support/page-test.ts'

type SharingPage = {
  /** The page's requests that make the list shareable, and those that change its participants. */
  calls: { enable: HeldCalls; change: HeldCalls }
  /** Finds the other shopper, also called Mette Holm: a participant or the owner. Called only if a path needs them. */
  findOther: () => Promise<Page>
  complaints: string[]
}

/** Holds the page's requests about the sharing of its list. */
export async function holdSharing(page: Page): Promise<SharingPage['calls']> {
  const below = '**/api/shopping-list/uuid/*'
  return {
    enable: await HeldCalls.on(page, `${below}/make-shareable`, 'POST'),
    change: await HeldCalls.on(page, `${below}/{withdraw-sharing-code,leave,remove-participant/*}`, 'POST'),
  }
}

/** Walks the planned paths of the share control on the panel: real input, held requests, and the other shopper. */
export function sharingDriver(
  page: Page,
  { calls, findOther, complaints }: SharingPage,
): Driver<SharingMenuSnapshot> {
  const panel = panelOf(page)
  const button = panel.getByRole('button', { name: 'Del sedlen' })
  const menu = panel.getByRole('dialog', { name: 'Del sedlen' })
  const within = (name: string) => menu.getByRole('button', { name, exact: true })
  const newLink = within('Lav et nyt link')
  const removals = menu.getByRole('button', { name: 'Fjern Mette Holm fra sedlen' })
  let other: Page | undefined
  /** How often the page has requested its list. */
  let reads = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/shopping-list/active/')) reads += 1
  })

  /** A disabled control can be pressed too, without effect. */
  const press = (control: Locator, before: SharingMenuSnapshot) =>
    control.click({ force: before.hasTag('busy') })
  const changes: { [Kind in SharingChange['kind']]: Locator } = {
    withdraw: within('Træk linket tilbage'),
    leave: within('Forlad sedlen'),
    'remove-participant': within('Fjern Mette Holm fra sedlen'),
  }
  /** Makes a change on the server. @returns the response: after a removal with a new code, if the list had one. */
  const make = async (change: SharingChange | null) => {
    const [participant] = (await listOf(page)).participants
    if (change?.kind !== 'remove-participant') {
      await sendToList(page, change?.kind === 'leave' ? 'leave' : 'withdraw-sharing-code')
      return { status: 204 }
    }
    await sendToList(page, `remove-participant/${participant?.uuid}`)
    const { sharingCode } = await listOf(page)
    return sharingCode === undefined ? { status: 204 } : { json: { sharingCode } }
  }
  const ways: {
    [Type in SharingMenuEvent['type']]: (
      event: Extract<SharingMenuEvent, { type: Type }>,
      before: SharingMenuSnapshot,
    ) => Promise<unknown>
  } = {
    'share.toggled': () => button.click(),
    'way.chosen': async ({ way }, before) => {
      if (way !== 'copy') throw new Error(`nobody sees what becomes of "${way}"`)
      await press(within('Kopiér link'), before)
    },
    'invitation.make': (_, before) => press(newLink, before),
    'sharing.change': ({ change }, before) => press(changes[change.kind], before),
    'list.loaded': async ({ sharingCode, participants }, { context }) => {
      if (sharingCode !== context.sharingCode) {
        // The owner makes the change, on another device.
        const owner = context.isOwner ? page : await findOther()
        await sendToList(owner, sharingCode === null ? 'withdraw-sharing-code' : 'make-shareable')
      }
      if (participants.length === context.participants.length) return
      other ??= await findOther()
      if (participants.length === 0) return sendToList(other, 'leave')
      await acceptInvitation(other, (await listOf(page)).sharingCode ?? '')
    },
    'outside.pressed': () => page.mouse.click(5, 300),
    'escape.pressed': () => page.keyboard.press('Escape'),
    'route.changed': () => goToOtherOffers(page),
  }
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>, before: SharingMenuSnapshot) => {
    const way = Object.entries(ways).find(([type]) => type === event.type)?.[1]
    if (!way) throw new Error(`the page has no way to do "${label}"`)
    await way(event as never, before)
  }
  const settle = async (
    { kind, src }: Extract<Case, { kind: 'done' | 'fail' }>,
    before: SharingMenuSnapshot,
  ) => {
    const held = src === 'makeShareable' ? calls.enable : calls.change
    if (kind === 'fail') return held.lose()
    if (src === 'changeSharing') return held.answer(await make(before.context.change))
    await sendToList(page, 'make-shareable')
    const { sharingCode } = await listOf(page)
    await held.answer({ json: { sharingCode } })
  }
  const hear = async ({ type }: { type: string }, readsBefore: number) => {
    if (type === 'sharing.changed') await expect.poll(() => reads).toBeGreaterThan(readsBefore)
    if (type !== 'invitation.shared') return
    await expect(page.getByRole('status').filter({ hasText: 'Linket er kopieret' })).toBeVisible()
    const { sharingCode } = await listOf(page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(page.url()).origin}/dk/participate?list=${sharingCode}`,
    )
  }

  const rests = (failure: string) => async () => {
    await expect(menu).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveAttribute('aria-busy', 'false')
    // The field above the list has an alert of its own.
    await expect(panel.locator('[role=alert]:not(form *)')).toHaveText(failure)
  }
  const isOpen = (failure: string, isBusy: boolean) => async (snapshot: SharingMenuSnapshot) => {
    const { isOwner, sharingCode, participants } = snapshot.context
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu).toHaveAttribute('aria-busy', String(isBusy))
    await expect(menu.getByRole('alert')).toHaveText(failure)
    await expect(within('Kopiér link')).toHaveCount(sharingCode === null ? 0 : 1)
    await expect(within('Send som e-mail')).toHaveCount(sharingCode === null ? 0 : 1)
    await expect(within('Træk linket tilbage')).toHaveCount(isOwner && sharingCode !== null ? 1 : 0)
    await expect(newLink).toHaveCount(isOwner && sharingCode === null ? 1 : 0)
    await expect(removals).toHaveCount(isOwner ? participants.length : 0)
    await expect(within('Forlad sedlen')).toHaveCount(isOwner ? 0 : 1)
    await expect(menu.locator(':focus').or(menu.and(page.locator(':focus')))).toHaveCount(1)
    const isInviting = snapshot.matches({ open: 'inviting' })
    await expect.poll(() => calls.enable.waiting).toBe(isInviting ? 1 : 0)
    await expect.poll(() => calls.change.waiting).toBe(isBusy && !isInviting ? 1 : 0)
  }
  return {
    offer: (snapshot) =>
      expectControls<SharingMenuEvent>(
        [
          { control: button, sends: { type: 'share.toggled' } },
          { control: within('Kopiér link'), sends: { type: 'way.chosen', way: 'copy' } },
          { control: within('Send som e-mail'), sends: { type: 'way.chosen', way: 'email' } },
          { control: newLink, sends: { type: 'invitation.make' } },
          { control: changes.withdraw, sends: { type: 'sharing.change', change: { kind: 'withdraw' } } },
          { control: changes.leave, sends: { type: 'sharing.change', change: { kind: 'leave' } } },
          {
            control: changes['remove-participant'],
            sends: {
              type: 'sharing.change',
              change: { kind: 'remove-participant', participantUuid: 'jonas' },
            },
          },
        ],
        snapshot,
      ),
    perform: async ({ happening, before, snapshot, emits }: Step) => {
      const readsBefore = reads
      if (happening.kind === 'after') throw new Error(`the page has no delay "${happening.delay}"`)
      if (happening.kind !== 'send') await settle(happening, before as SharingMenuSnapshot)
      else await send(happening, before as SharingMenuSnapshot)
      // If the menu is left, the test does not wait for its request.
      if (happening.kind === 'send' && before.hasTag('busy') && !snapshot.hasTag('busy'))
        await calls.change.lose()
      for (const event of emits) await hear(event, readsBefore)
    },
    see: {
      closed: async (snapshot) => {
        await rests('')()
        if (snapshot.context.change?.kind === 'leave') await expect(panel).toContainText('Sedlen er tom')
        withoutFailedLoads(complaints)
      },
      enabling: async () => {
        await expect(menu).toHaveCount(0)
        await expect(button).toHaveAttribute('aria-busy', 'true')
        await expect(button).toBeFocused()
        await expect.poll(() => calls.enable.waiting).toBe(1)
      },
      failed: async () => {
        await rests('Sedlen kunne ikke deles. Prøv igen om lidt.')()
        withoutFailedLoads(complaints)
      },
      'open.resting.offering': isOpen('', false),
      'open.inviting': isOpen('', true),
      'open.changing': isOpen('', true),
      'open.resting.refused': async (snapshot) => {
        await isOpen('Det lykkedes ikke. Prøv igen om lidt.', false)(snapshot)
        await expectAccessible(page)
        withoutFailedLoads(complaints)
      },
    },
  }
}
