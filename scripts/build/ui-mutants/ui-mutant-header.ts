/** The header of a request that names the mutant of its page. Only a build with mutants reads it. */
export const uiMutantHeader = 'x-ui-mutant'
