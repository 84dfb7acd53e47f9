import type { Player } from '../shown/use-player.ts'

const shapes = {
  previous:
    'M199.81 34a16 16 0 0 0-16.24.43L64 109.23V40a8 8 0 0 0-16 0v176a8 8 0 0 0 16 0v-69.23l119.57 74.78A15.95 15.95 0 0 0 208 208.12V47.88A15.86 15.86 0 0 0 199.81 34M192 208L64.16 128L192 48.07Z',
  play: 'M240 128a15.74 15.74 0 0 1-7.6 13.51L88.32 229.65a16 16 0 0 1-16.2.3A15.86 15.86 0 0 1 64 216.13V39.87a15.86 15.86 0 0 1 8.12-13.82a16 16 0 0 1 16.2.3l144.08 88.14A15.74 15.74 0 0 1 240 128',
  pause:
    'M216 48v160a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16V48a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16M96 32H56a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16',
  next: 'M200 32a8 8 0 0 0-8 8v69.23L72.43 34.45A15.95 15.95 0 0 0 48 47.88v160.24a16 16 0 0 0 24.43 13.43L192 146.77V216a8 8 0 0 0 16 0V40a8 8 0 0 0-8-8M64 207.93V48.05l127.84 80Z',
}

/** The bar that steps through what is shown, backwards and forwards. A tick stands for an event. */
export function Scrubber({ player: { recording, at, pace, send } }: { player: Player }) {
  const { steps } = recording
  const [start, end] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0]
  const places = steps.map((_, index) => index + 1)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)}`
  const past = seconds((steps[at - 1]?.at ?? start) - start)
  return (
    <footer className="scrubber">
      <span className="buttons">
        <Button
          name="Previous event"
          shape="previous"
          isOff={at === 0}
          press={() => send({ type: 'step.previous' })}
        />
        <Button
          name={pace === 'playing' ? 'Pause' : 'Play'}
          shape={pace === 'playing' ? 'pause' : 'play'}
          isOff={steps.length === 0}
          press={() => send({ type: 'play.toggled' })}
        />
        <Button
          name="Next event"
          shape="next"
          isOff={at >= steps.length}
          press={() => send({ type: 'step.next' })}
        />
      </span>
      <span className="track">
        <span className="ticks" aria-hidden="true">
          {places.map((place) => (
            <i
              key={place}
              data-past={place <= at ? '' : undefined}
              style={{ left: `${(100 * place) / steps.length}%` }}
            />
          ))}
        </span>
        <input
          type="range"
          aria-label="Events"
          min={0}
          max={steps.length}
          value={at}
          disabled={steps.length === 0}
          aria-valuetext={`event ${at} of ${steps.length}, ${past} seconds`}
          onChange={({ target }) => send({ type: 'step.chosen', at: Number(target.value) })}
        />
      </span>
      <span className="time">
        <b>{past} s</b> of {seconds(end - start)}
      </span>
    </footer>
  )
}

type ButtonProperties = { name: string; shape: keyof typeof shapes; isOff: boolean; press: () => void }

function Button({ name, shape, isOff, press }: ButtonProperties) {
  return (
    <button type="button" className={shape} aria-label={name} disabled={isOff} onClick={press}>
      <svg viewBox="0 0 256 256" aria-hidden="true">
        <path fill="currentColor" d={shapes[shape]} />
      </svg>
    </button>
  )
}
