import type { Language } from '#app/domain/locale/locales.ts'
import type { OfferReport } from '#app/domain/offers/offer-report.ts'
import { request } from './request.ts'

/** Says what is wrong with an offer (§7.6). @param language of the server's messages. @throws as `exchange` does. */
export async function sendOfferReport(
  report: OfferReport,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<void> {
  await request('POST', '/api/offer-report', {
    body: { ...report, error_message_language: language },
    signal,
  })
}
