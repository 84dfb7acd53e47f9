import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => places.find((place) => place && existsSync(place))

/**
 * The browser that tests run in: `CHROMIUM`, or the system's; on Debian, as root, it is installed where absent.
 * @returns the path of the executable.
 * @throws where there is none and it cannot be installed, saying what to do.
 */
export function findChromium(): string {
  const present = installed()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.info('Installing Chromium …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const path = installed()
  if (!path) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.')
  return path
}
