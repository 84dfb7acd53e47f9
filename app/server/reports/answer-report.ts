import { offerReportSchema } from '#app/domain/offers/offer-report.ts'
import { issuesIn } from '#app/domain/text/text-schemas.ts'
import { sessionToken } from '../accounts/sessions/session-cookie.ts'
import { answerAsked, readInput } from '../api/answer-asked.ts'
import { noContent } from '../api/answers.ts'
import { browserOf, checkCsrf } from '../api/guards/csrf.ts'
import { type Throttle, throttle } from '../api/guards/throttle.ts'
import { readJsonBody } from '../api/read-json-body.ts'
import { issueTexts } from './report-issue-texts.ts'
import { storeReport } from './store-report.ts'

const namesOfIssues = Object.keys(issueTexts) as (keyof typeof issueTexts)[]

/** Who walks along the shelves with the leaflet in hand finds no more wrong offers than that. */
const ofVisit: Throttle = {
  name: 'offer-report visit',
  limits: [
    { most: 10, seconds: 600 },
    { most: 30, seconds: 86_400 },
  ],
}
/** A household, or an office, behind one address. */
const ofAddress: Throttle = {
  name: 'offer-report address',
  limits: [
    { most: 20, seconds: 600 },
    { most: 100, seconds: 86_400 },
  ],
}

/**
 * Answers a report of an offer (§7.6) with 204. Nothing of who sent it is stored.
 * Problems: 413, 415, 419, 422, 429.
 */
export function answerReport(request: Request): Promise<Response> {
  const own = { token: sessionToken(request), texts: issueTexts }
  return answerAsked(request, own, async ({ database, address, now, token }, setLanguage) => {
    checkCsrf(request, token)
    const visit = browserOf(request)
    await throttle(database, ofAddress, { of: address, now })
    await throttle(database, ofVisit, { of: visit, now })
    const body = await readJsonBody(request)
    setLanguage(body)
    const report = readInput(offerReportSchema, body, (issues) => issuesIn(namesOfIssues, issues))
    await storeReport(database, report, { visit, now })
    return noContent()
  })
}
