/** An email that may break after its `@` and its dots, by spaces of no width, instead of within a word. */
export const breakableEmail = (email: string): string => email.replaceAll(/[@.]/g, '$&\u200b')
