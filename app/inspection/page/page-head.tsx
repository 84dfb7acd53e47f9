import { siteName } from '#app/domain/brand.ts'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import type { Player } from '../shown/use-player.ts'
import { addressOf, showFlow } from './use-address.ts'

/** The head of the page: which tab or recording is shown, and how to change that. */
export function PageHead({ player }: { player: Player }) {
  const { tabs, tab, chooseTab, pace, goLive } = player
  return (
    <header className="head">
      <a href="/" aria-label={`${siteName}, to the front page`}>
        <Wordmark />
      </a>
      <h1>
        <a href={addressOf(null)} onClick={(event) => showFlow(event, null)}>
          Flows
        </a>
      </h1>
      <p className="shown" data-live={pace === 'following' && tab?.isOpen ? '' : undefined} role="status">
        {shownInWords(player)}
      </p>
      {tabs.length > 1 && (
        <label>
          <span className="quiet">Tab</span>{' '}
          <select value={tab?.id} onChange={({ target }) => chooseTab(target.value)}>
            {tabs.map(({ id, recording, isOpen }) => (
              <option key={id} value={id}>
                {new Date(recording.begun).toLocaleTimeString('en-GB')}
                {isOpen ? '' : ', closed'}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="button" disabled={pace === 'following'} onClick={goLive}>
        Live
      </button>
    </header>
  )
}

function shownInWords({ file, tab, pace, recording: { width } }: Player): string {
  const device = width < 768 ? 'phone' : width < 1200 ? 'tablet' : 'desktop'
  if (file) return `${file}, ${device}`
  if (!tab) return 'No tab of the shop is open in this browser'
  if (!tab.isOpen) return `A closed tab, ${device}`
  return pace === 'following' ? `Live, ${device}` : `Paused, ${device}`
}
