import type { Page } from '@playwright/test'
import type { Failure } from '#app/domain/failure.ts'
import type { AnsweredInvitation } from '#app/domain/list/shopping-list.ts'
import { type InvitationEvent, roleIn } from '#machines/invitation/invitation.machine.ts'
import type { InvitationSnapshot } from '#machines/invitation/invitation.paths.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { accountPassword, expectButton, failCall, withoutFailedLoads } from '../account/account-page.ts'
import { acceptInvitation, listOf, panelOf, rowOf, sendToList } from '../list-rows/list-page.ts'
import { expectControls } from '../support/controls.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { endSession, expect, expectAccessible, returnTo } from '../support/page-test.ts'

type Invitation = {
  /** The page's requests to join the list. */
  calls: HeldCalls
  /** The path of the invitation's page. */
  address: string
  sharingCode: string
  /** A page of the list's owner, in another browser. */
  owner: Page
  /** The email of the page's user, once they log in. */
  email: string
  visit: (path: string) => Promise<void>
  complaints: string[]
}

/** Walks the planned paths of an invitation on its page: real input, held requests, and the owner's own actions. */
export function invitationDriver(page: Page, invitation: Invitation): Driver<InvitationSnapshot> {
  const { calls, address, sharingCode, owner, email, visit, complaints } = invitation
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const joinButton = main.locator('[type=submit]')
  const loginLink = main.getByRole('link', { name: 'Log ind' })

  /** Navigates like a link to the page that is already shown. */
  const comeAgain = () => page.evaluate((href) => history.pushState({}, '', href), address)
  const logIn = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    const dropdown = page.getByRole('dialog', { name: 'Din konto' })
    await dropdown.getByLabel('E-mail').fill(email)
    await dropdown.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    await dropdown.locator('[type=submit]').click()
  }
  const load: {
    [Role in 'visitor' | 'invited' | 'owner']: (before: InvitationSnapshot) => Promise<unknown>
  } = {
    // The session ends, as in another tab.
    visitor: async () => {
      await endSession(page.context())
      await returnTo(page)
    },
    invited: async (before) => {
      if (before.matches({ showing: 'visitor' })) return logIn()
      // A participant who leaves may come back by the same link.
      if ((await listOf(owner)).participants.length > 0) await sendToList(page, 'leave')
      await comeAgain()
    },
    owner: async () => {
      await endSession(page.context())
      await page.context().addCookies(await owner.context().cookies())
      await visit(address)
    },
  }
  const roleOf = (invitation: Exclude<AnsweredInvitation, null>) => {
    if (invitation === 'throttled' || invitation.role === 'participant')
      throw new Error('the plan loads no invitation of somebody who takes part, and not too many')
    return invitation.role
  }
  const send = async (event: InvitationEvent, before: InvitationSnapshot) => {
    if (event.type === 'join.chosen') return joinButton.click()
    if (event.type === 'user.answered') throw new Error('the plan of the page tells it of no user')
    if (event.invitation) return load[roleOf(event.invitation)](before)
    await sendToList(owner, 'withdraw-sharing-code')
    await comeAgain()
  }
  const settle = async (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    if (happening.kind === 'done') return calls.answer({ json: await acceptInvitation(page, sharingCode) })
    const failure = happening.error as Failure
    if (failure.kind === 'unauthenticated') await endSession(page.context())
    if (failure.kind === 'missing') await sendToList(owner, 'withdraw-sharing-code')
    await failCall(calls, failure)
  }
  const hear = async ({ type }: { type: string }) => {
    // The joined list is now the shopper's active list, and opens by itself.
    if (type === 'list.joined') await expect(rowOf(page, 'Mælk')).toBeVisible()
    if (type === 'session.lost')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  }

  const invites = async () => {
    await expect(heading).toHaveText('Mette Holm vil dele sin seddel med dig')
    await expect(main).toContainText('Der er 1 vare på den.')
  }
  const showsButton = async (words: string, isHeld: boolean) => {
    await invites()
    await expect(loginLink).toHaveCount(0)
    await expectButton(joinButton, words, isHeld)
  }
  const failureTexts: Partial<Record<Failure['kind'], string>> = {
    invalid: 'Sedlen hører til i Sverige.',
    offline: 'Der er ingen forbindelse. Prøv igen om lidt.',
  }
  return {
    offer: (snapshot) =>
      expectControls<InvitationEvent>([{ control: joinButton, sends: { type: 'join.chosen' } }], snapshot),
    perform: async ({ happening, before, emits }) => {
      if (happening.kind === 'after') throw new Error(`the page has no delay "${happening.delay}"`)
      if (happening.kind === 'send')
        await send(happening.event as InvitationEvent, before as InvitationSnapshot)
      else await settle(happening)
      for (const event of emits) await hear(event)
    },
    see: {
      'showing.visitor': async () => {
        await invites()
        await expect(main).toContainText('Log ind eller opret en konto for at være med.')
        for (const [link, path] of [
          [loginLink, '/dk/login'],
          [main.getByRole('link', { name: 'Opret konto' }), '/dk/register'],
        ] as const)
          await expect(link).toHaveAttribute('href', `${path}?next=${encodeURIComponent(address)}`)
        await expect(joinButton).toHaveCount(0)
        withoutFailedLoads(complaints)
      },
      'showing.invited': async () => {
        await showsButton('Vær med', false)
        await expect(main.getByRole('alert')).toHaveText('')
      },
      joining: async () => {
        await showsButton('Et øjeblik …', true)
        await expect(main.getByRole('alert')).toHaveText('')
        await expect.poll(() => calls.waiting).toBe(1)
      },
      failed: async ({ context: { failure } }) => {
        const text = failure && failureTexts[failure.kind]
        if (!text) throw new Error(`the page has no words for "${failure?.kind}"`)
        await showsButton('Vær med', false)
        await expect(main.getByRole('alert')).toHaveText(text)
        await expectAccessible(page)
        withoutFailedLoads(complaints)
      },
      joined: async ({ context }) => {
        const isOwners = roleIn(context) === 'owner'
        await expect(heading).toHaveText(isOwners ? 'Det er din egen seddel' : 'Du er med på sedlen')
        await expect(main.getByRole('button', { name: 'Se sedlen' })).toBeVisible()
        await expect(panelOf(page)).toContainText(isOwners ? 'Kun dig' : 'Delt med Mette')
      },
      gone: async () => {
        await expect(heading).toHaveText('Invitationen gælder ikke længere')
        await expect(main.getByRole('link', { name: 'Gå til forsiden' })).toBeVisible()
        await expect(joinButton).toHaveCount(0)
        withoutFailedLoads(complaints)
      },
    },
  }
}
