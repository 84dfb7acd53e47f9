/** Whether a term may be an email or a number of a person, which is not stored. */
export const mayBePersonal = (term: string): boolean => /@|\d{6}/.test(term.replaceAll(/[\s+-]/g, ''))
