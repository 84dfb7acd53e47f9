import type { Country } from '#app/domain/locale/locales.ts'
import { openTabChannel } from '../tab/tab-channel.ts'

type Owner = { country: Country; isUser: boolean }

/**
 * Opens a channel for choices that tabs keep, so that all show the same. A tab of another country, or one that does not know
 * yet who has logged in, does not take them.
 * @param ownerOf whose choice this tab shows now.
 * @returns tells the other tabs of a choice; undefined in a browser that has no channels.
 */
export function shareOfOwner<Choice>(
  channel: string,
  ownerOf: () => Owner,
  hear: (choice: Choice) => void,
): ((choice: Choice) => void) | undefined {
  const post = openTabChannel<{ owner: Owner; choice: Choice }>(channel, ({ owner, choice }) => {
    const { country, isUser } = ownerOf()
    if (owner.country === country && owner.isUser === isUser) hear(choice)
  })
  return (
    post &&
    ((choice) => {
      const { country, isUser } = ownerOf()
      post({ owner: { country, isUser }, choice })
    })
  )
}
