import { useParams } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'

type Properties = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: '/login' | '/check-email'
  act: () => void
}

/**
 * Acts instead of going where it leads, which it does without JavaScript, and in a new tab where that is asked for. A
 * page has dozens, so it is no `Link` of the router's, which is fetched ahead and watches whether it is where one is.
 */
export function ActionLink({ to, act, ...rest }: Properties) {
  const { locale } = useParams({ strict: false })
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
  return <a {...rest} href={locale ? `/${locale}${to}` : to} onClick={follow} />
}
