import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstInstalled = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))

/** Installs a Debian package, if this is Debian and the process has the right to. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.info(`Installing ${name} …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function findOrInstall(name: string, paths: readonly (string | undefined)[]): string | undefined {
  const present = firstInstalled(paths)
  if (present) return present
  install(name)
  return firstInstalled(paths)
}

/**
 * The full browser, for measurements: `CHROMIUM`, or the system's. On Debian, as root, it is installed if absent.
 * @returns the path of the executable.
 * @throws if there is no browser and it cannot be installed, saying what to do.
 */
export function findChromium(): string {
  const path = findOrInstall('chromium', [process.env.CHROMIUM, ...browsers])
  if (!path) throw new Error('Chromium is needed: install it, or set CHROMIUM to its path.')
  return path
}

/**
 * The browser for tests: `CHROMIUM`, or the headless shell, or the full browser. The headless shell is the same
 * Chromium without the desktop parts; a fresh page takes it a third of the processor time.
 * @returns the path of the executable.
 * @throws if there is no browser and it cannot be installed, saying what to do.
 */
export function findTestBrowser(): string {
  return findOrInstall('chromium-headless-shell', [process.env.CHROMIUM, headlessShell]) ?? findChromium()
}
