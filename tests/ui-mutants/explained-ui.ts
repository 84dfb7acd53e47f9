/** Why nobody could notice a mutant of the UI, by its key. */
export const explainedUi: Record<string, string> = {}
