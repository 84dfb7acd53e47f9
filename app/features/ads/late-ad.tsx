import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import { adSlot } from 'styled-system/recipes'
import type { AdSlotName } from '#app/domain/ads/ads.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { googleSlotActor } from '#app/flows/ads/google-slot.actor.ts'
import { type HouseAdWanted, houseAdActor } from '#app/flows/ads/house-ad.actor.ts'
import { useAdSources } from '#app/flows/ads/use-ad-sources.ts'
import { inspect } from '#app/flows/inspect.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { type AdSlotEmitted, adSlotMachine } from '#machines/ad-slot/ad-slot.machine.ts'
import type { AdLook } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'
import { useAdTexts } from './use-ad-texts.ts'

type Properties = {
  tab: Tab
  look: AdLook
  wanted: HouseAdWanted
  /** The offer that the page came with. */
  offer?: ProductOffer | null
  /** Hears whether there is an ad. */
  tell?: (fact: AdSlotEmitted) => void
}

/** A slot begins when it is so near the window. */
const nearness = '600px 0px'

/** The name of a slot; a wide one is another in narrow windows (§1). */
function slotOf(size: AdLook['size']): AdSlotName {
  if (size === 'rectangle') return 'rectangle_2'
  if (size !== 'wide') return size
  return matchMedia('(min-width: 768px)').matches ? 'desktop' : 'mobile'
}

/** Tells a slot when it comes near the window, and when it is below it. */
function useNearness(
  actor: { send: (event: { type: 'slot.neared' | 'slot.unseen' }) => void },
  isEmpty: boolean,
) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) actor.send({ type: 'slot.neared' })
      },
      { rootMargin: nearness },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [actor])
  useEffect(() => {
    if (!isEmpty || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
        actor.send({ type: 'slot.unseen' })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [actor, isEmpty])
  return place
}

/** What fills a slot, by its machine: Google's ad, an offer of our placements, or nothing. */
export default function LateAd({ tab, look, wanted, offer = null, tell }: Properties) {
  const { label } = useAdTexts()
  const id = useId()
  const { manager = null, house: filled = [] } = useAdSources() ?? {}
  const [slot] = useState(() => slotOf(look.size))
  const isPossible = manager?.units[slot] !== undefined
  const isAllowed = useSelector(
    tab.consent,
    ({ context: { choice } }) => isPossible && (choice?.includes('marketing') ?? false),
  )
  const [machine] = useState(() =>
    adSlotMachine.provide({
      actors: {
        fetchHouseAd: houseAdActor(filled.includes(wanted.placement) ? wanted : null),
        ...(manager && { googleSlot: googleSlotActor({ slot, id, manager }) }),
      },
    }),
  )
  const actor = useActorRef(machine, { inspect, input: { offer, isAllowed } })
  const house = useSelector(actor, ({ context }) => context.offer)
  const isGoogles = useSelector(actor, (snapshot) => snapshot.hasTag('google'))
  const isGone = useSelector(actor, (snapshot) => snapshot.hasTag('gone'))
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ house: 'empty' }))
  const place = useNearness(actor, isEmpty)
  useEmitted(actor, { 'slot.filled': (fact) => tell?.(fact), 'slot.emptied': (fact) => tell?.(fact) })
  useEffect(() => actor.send({ type: isAllowed ? 'google.allowed' : 'google.forbidden' }), [actor, isAllowed])
  const classes = adSlot(look)
  // In `main`, each landmark would need a name of its own.
  const GoogleBox = look.size === 'anchor' ? 'aside' : 'div'
  return (
    <div ref={place} className={classes.place} data-ad-slot={slot} hidden={isGone}>
      {!isGoogles &&
        (house ? (
          <HouseAd {...look} offer={house} country={wanted.country} />
        ) : (
          <div className={classes.root} data-empty={isEmpty || undefined} />
        ))}
      {isPossible && (
        <GoogleBox
          className={classes.root}
          hidden={!isGoogles}
          {...(look.size === 'anchor' && { 'aria-label': label })}
        >
          <span className={classes.label}>{label}</span>
          <div id={id} className={classes.google} />
        </GoogleBox>
      )}
    </div>
  )
}
