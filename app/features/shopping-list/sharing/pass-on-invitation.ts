import type { Country } from '#app/domain/locale/locales.ts'
import type { SharingWay } from '#machines/sharing-menu/sharing-menu.machine.ts'

/** The link that invites to a list (Specification §4, Sharing), under its country. */
export function invitationLink(sharingCode: string, country: Country, origin: string): string {
  return `${origin}/${country}/participate?list=${encodeURIComponent(sharingCode)}`
}

type Invitation = {
  link: string
  /** What the shopper says with it, and a subject where there is place for one. */
  text: string
  subject: string
}

/**
 * Passes an invitation on in the way that was chosen. The device's own menu, and the programs for mail and messages,
 * take it from there.
 * @throws where the link could not be copied.
 */
export async function passOn(way: SharingWay, { link, text, subject }: Invitation): Promise<void> {
  const message = encodeURIComponent(`${text} ${link}`)
  switch (way) {
    case 'native':
      return navigator.share({ title: subject, text, url: link }).catch(ignoreSecondThoughts)
    case 'email':
      location.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${message}`
      return
    case 'sms':
      location.href = `sms:?&body=${message}`
      return
    case 'copy':
      return navigator.clipboard.writeText(link)
  }
}

function ignoreSecondThoughts(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
