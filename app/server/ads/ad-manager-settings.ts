import * as v from 'valibot'
import { type AdManager, adSlots } from '#app/domain/ads/ads.ts'

const emptyOr = (regex: RegExp, message: string) =>
  v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(regex, message))]), '')

const unit = `(?:${adSlots.join('|')})=[\\w./*!<>:()-]+`
const slotsInWords = adSlots.join(', ')

/** The environment's settings of Google Ad Manager. */
export const adManagerEntries = {
  AD_MANAGER_NETWORK: emptyOr(/^\d+(,\d+)?$/, 'must be a network code such as 1234567'),
  AD_MANAGER_UNITS: emptyOr(
    new RegExp(`^${unit}(?:,${unit})*$`),
    `must be ad units such as rectangle_2=front/rectangle,anchor=anchor; the slots are ${slotsInWords}`,
  ),
  AD_MANAGER_SCRIPT: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.url('must be an address'), v.regex(/^https?:/, 'must be an address')),
    ]),
    '',
  ),
}

type Read = { AD_MANAGER_NETWORK: string; AD_MANAGER_UNITS: string; AD_MANAGER_SCRIPT: string }

const googlesScript = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'

/** Google Ad Manager as configured; undefined without a network. Without units each slot's unit has the slot's name. */
export function readAdManager(env: Read): AdManager | undefined {
  const { AD_MANAGER_NETWORK: network, AD_MANAGER_UNITS: listed, AD_MANAGER_SCRIPT: script } = env
  if (!network) return undefined
  const units = (listed || adSlots.map((slot) => `${slot}=${slot}`).join(','))
    .split(',')
    .map((each) => each.split('='))
    .map(([slot, path]) => [slot, `/${network}/${path}`])
  return { script: script || googlesScript, units: Object.fromEntries(units) }
}
