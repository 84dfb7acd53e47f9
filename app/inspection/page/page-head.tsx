import { siteName } from '#app/domain/brand.ts'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { saveRecording } from '../record/save-recording.ts'
import type { Player } from '../shown/use-player.ts'
import { addressOf, showFlow } from './use-address.ts'

/** The head of the page: which tab or recording is shown, and how to change that. */
export function PageHead({ player }: { player: Player }) {
  const { tabs, tab, chooseTab, pace, goLive, recording, open, unreadable } = player
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
      <button
        type="button"
        className="button"
        disabled={recording.steps.length === 0}
        onClick={() => saveRecording(recording)}
      >
        Save
      </button>
      <label className="button">
        Open
        <input
          type="file"
          className="unseen"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      {unreadable && <p role="alert">{unreadable} is no recording.</p>}
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
