/** Why nobody could notice a mutant of the UI, by its key. */
export const explainedUi: Record<string, string> = {
  "app/features/price-agent/intro/agent-intro.tsx: wrong event: { type: 'intro.dismissed' } -> { type: 'escape.pressed' }":
    'The open popup closes by both events in the same way.',
}
