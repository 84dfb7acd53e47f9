import type { Page } from '@playwright/test'
import type { DeviceState, Permission } from '#machines/push-notifications/push-notifications.machine.ts'
import {
  type PushNotificationsSnapshot,
  planPushNotifications,
} from '#machines/push-notifications/push-notifications.paths.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Path } from '#tests/paths/plan-paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { agentPath, watchFound } from './agent-page.ts'

const publicKey = `B${'A'.repeat(86)}`

/** What the device is at the next look at it: as the machine is told, or at a server that is not reached. */
type Look = DeviceState | 'lost'

type Answering = { answerPermission: (answer: Permission | 'error') => void; look: (at: Look) => void }

/**
 * Puts a push service, a service worker and the browser's question in the place of the browser's own, whose push service
 * cannot be reached in a test.
 */
function standIn({ look, key }: { look: Look; key: string }) {
  if (look === 'unsupported') {
    Reflect.deleteProperty(window, 'PushManager')
    return
  }
  let permission = ''
  let current: object | null = null
  const applicationServerKey = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (each) =>
    each.charCodeAt(0),
  ).buffer
  const subscribe = async () => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      options: { applicationServerKey },
      toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a' }),
      unsubscribe: async () => {
        current = null
      },
    }
    current = subscription
    return subscription
  }
  const lookAt = (at: Look) => {
    permission = at === 'denied' ? 'denied' : at === 'off' ? 'default' : 'granted'
    if (at === 'on' || at === 'lost') void subscribe()
    else current = null
  }
  lookAt(look)
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  const answering = { look: lookAt }
  const question = () =>
    new Promise((resolve, reject) => {
      const answerPermission = (answer: string) =>
        answer === 'error' ? reject(new Error('not now')) : resolve(answer)
      Object.assign(answering, { answerPermission })
    })
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true })
  Object.defineProperty(window, 'Notification', {
    value: {
      get permission() {
        return permission
      },
      requestPermission: question,
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      controller: null,
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
      addEventListener: () => {},
    },
  })
  Object.assign(window, { pushAnswering: answering })
}

const lookOf = (happening: Case | undefined): Look | undefined => {
  if (happening?.kind === 'fail' && happening.src === 'checkDevice') return 'lost'
  if (happening?.kind === 'done' && happening.src === 'checkDevice') return happening.output as Look
  return undefined
}

async function walkOn(page: Page, visit: (path: string) => Promise<void>, path: Path): Promise<void> {
  const checks = await HeldCalls.on(page, '**/api/price-agent/push/check/', 'POST')
  const saves = await HeldCalls.on(page, '**/api/price-agent/push/subscribe/', 'POST')
  const ends = await HeldCalls.on(page, '**/api/price-agent/push/unsubscribe/', 'POST')
  await page.addInitScript(standIn, { look: lookOf(path.steps[0]?.happening) ?? 'off', key: publicKey })
  await visit(agentPath)
  const answer = (is_subscribed: boolean) => checks.answer({ json: { public_key: publicKey, is_subscribed } })
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: /^(Slå notifikationer (til|fra)|Prøv igen)$/ })
  const [turnOn, turnOff, again] = ['Slå notifikationer til', 'Slå notifikationer fra', 'Prøv igen']
  const failure = main.locator('section:has(> h3)').getByRole('alert')
  const shows = async (name: string, isBusy = false) => {
    if (name !== again) await expect(failure).toBeEmpty()
    await expect(button).toHaveText(name)
    await expect(button).toHaveAttribute('aria-disabled', String(isBusy))
  }
  const says = (text: string) => expect(main.getByText(text)).toBeVisible()
  await walkOnPage<PushNotificationsSnapshot>(path, {
    perform: async (step) => {
      const { happening } = step
      if (happening.kind === 'send') {
        const look = lookOf(path.steps[path.steps.indexOf(step) + 1]?.happening)
        if (look) {
          await page.evaluate((at) => {
            const { pushAnswering } = window as unknown as { pushAnswering: Answering }
            pushAnswering.look(at)
          }, look)
        }
        await button.press('Enter')
        return
      }
      if (happening.kind === 'after') throw new Error(`the page has no way to do "${happening.label}"`)
      const isDone = happening.kind === 'done'
      if (happening.src === 'checkDevice') {
        const look = lookOf(happening)
        if (look === 'on') await answer(true)
        if (look === 'lost') await checks.lose()
      } else if (happening.src === 'askPermission') {
        const permission: Permission | 'error' = isDone ? (happening.output as Permission) : 'error'
        await page.evaluate((given) => {
          const { pushAnswering } = window as unknown as { pushAnswering: Answering }
          pushAnswering.answerPermission(given)
        }, permission)
      } else if (happening.src === 'subscribe') {
        if (!isDone) return checks.lose()
        await answer(false)
        await saves.answer({ status: 204 })
      } else if (isDone) await ends.answer({ status: 204 })
      else await ends.lose()
      if (isDone) await expect(button.or(main.getByText('Din browser kan ikke'))).toBeVisible()
    },
    see: {
      // A device that the server need not be asked about is known at once.
      checking: () =>
        expect(main.getByRole('heading', { name: 'Notifikationer på denne enhed' })).toBeVisible(),
      unsupported: async () => {
        await says('Din browser kan ikke vise notifikationer fra os.')
        await expect(button).toHaveCount(0)
      },
      denied: async () => {
        await says('Du har sagt nej til notifikationer fra os.')
        await expect(failure).toBeEmpty()
        await shows(again)
      },
      off: async () => {
        await says('Få besked her, så snart der er tilbud på dine varer.')
        await shows(turnOn)
      },
      asking: async () => {
        await says('Svar på browserens spørgsmål.')
        await shows(turnOn, true)
      },
      subscribing: () => shows(turnOn, true),
      on: async () => {
        await says('Vi giver besked her')
        await shows(turnOff)
      },
      unsubscribing: () => shows(turnOff, true),
      checkFailed: async () => {
        await expect(failure).toHaveText('Vi kunne ikke se, om notifikationer er slået til.')
        await shows(again)
      },
      subscribeFailed: async () => {
        await expect(failure).toHaveText('Notifikationer blev ikke slået til.')
        await shows(again)
      },
      unsubscribeFailed: async () => {
        await expect(failure).toHaveText('Notifikationer blev ikke slået fra.')
        await shows(again)
      },
    },
  })
}

test('§4 price alerts: notifications of the browser: the planned paths, each on a page of its own', async ({
  page,
  context,
  complaints,
}) => {
  await registerShopper(page)
  await watchFound(page, ['kaffe'])
  for (const path of planPushNotifications().paths) {
    await test.step(titleOf(path), async () => {
      const own = await context.newPage()
      const visit = async (address: string) => {
        await own.goto(address)
        await own.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      }
      await walkOn(own, visit, path)
      await own.close()
    })
  }
  expect(complaints).toEqual([])
})
