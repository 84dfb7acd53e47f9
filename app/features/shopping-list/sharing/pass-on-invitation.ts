import type { Country } from '#app/domain/locale/locales.ts'
import type { SharingWay } from '#machines/sharing-menu/sharing-menu.machine.ts'

/** The link that invites to a list (§4, Sharing), with its country's prefix. */
export function invitationLink(sharingCode: string, country: Country, origin: string): string {
  return `${origin}/${country}/participate?list=${encodeURIComponent(sharingCode)}`
}

type Invitation = {
  link: string
  /** The message with the link, and a subject for the ways that have one. */
  text: string
  subject: string
}

/**
 * Shares an invitation in the chosen way. The device's share menu, or its mail or message app, does the rest.
 * @throws if the link could not be copied, or the share menu failed.
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
