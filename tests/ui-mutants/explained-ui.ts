/** Why nobody could notice a mutant of the UI, by its key. */
export const explainedUi: Record<string, string> = {
  "app/features/price-agent/intro/agent-intro.tsx: wrong event: { type: 'intro.dismissed' } -> { type: 'escape.pressed' }":
    'The open popup closes by both events in the same way.',
  "app/features/shopping-list/overview/list-tools.tsx: wrong event: { type: 'panel.closed' } -> { type: 'escape.pressed' }":
    'The open panel closes by both events, unless a sheet is open in it, which makes the panel’s buttons inert.',
}
