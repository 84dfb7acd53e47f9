import { planOfferReport } from '#machines/offer-report/offer-report.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { test } from '../support/page-test.ts'
import { offerPath, offerReportDriver } from './offer-report-page.ts'

test.describe('§7.6 offer reports: the planned paths', () => {
  for (const path of planOfferReport().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await visit(await offerPath(page))
      await walkOnPage(path, await offerReportDriver(page))
      complaints.splice(0)
    })
  }
})
