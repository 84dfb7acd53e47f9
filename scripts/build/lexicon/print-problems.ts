import { checkLexicon } from './check-lexicon.ts'

const problems = checkLexicon()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
