/** What browsers and Vite say if a file of the build does not arrive: Chromium, Firefox, Safari, and of a stylesheet. */
const saying =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/

/** Whether an error says that a file of the build did not arrive. Any other error of late code is a mistake in it. */
export const isMissingFile = (error: unknown): error is Error =>
  error instanceof Error && saying.test(error.message)
