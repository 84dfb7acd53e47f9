/** Why nobody could notice a fault of the UI, by file and change. */
export const explainedUi: Record<string, Record<string, string>> = {}
