import { useParams } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'

type Properties = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: `/${string}`
  act: () => void
}

/**
 * A link that runs `act` on a plain click, also on one before the page is hydrated (`early-presses.ts`). Without
 * JavaScript, or opened in a new tab, it leads to `to`. A page has dozens
 * of them, so it is not the router's `Link`, which preloads its target and subscribes to the location.
 */
export function ActionLink({ to, act, ...rest }: Properties) {
  const { locale } = useParams({ strict: false })
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
  return <a {...rest} data-acts="" href={locale ? `/${locale}${to}` : to} onClick={follow} />
}
