import { settings } from '../settings.ts'

/**
 * What a page's content security policy must allow besides our own for Google's ads; empty if they are not configured.
 * Google does not list the addresses of its pictures and frames, so any secure one is allowed. Scripts need no addition:
 * ours loads Google's ('strict-dynamic').
 */
export function adPolicy(): string {
  const manager = settings().adManager
  if (!manager) return ''
  const { protocol, origin } = new URL(manager.script)
  return protocol === 'https:' ? ' https:' : ` https: ${origin}`
}
