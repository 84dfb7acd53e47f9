import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { languageOfCountry } from '#app/domain/locale/locales.ts'
import { readBarcode } from '#app/domain/scan/barcode.ts'
import { askerOf } from '#app/server/accounts/sessions/asker.ts'
import { rememberAnswer } from '#app/server/answers/remember-answers.ts'
import { answerAsked } from '#app/server/api/answer-asked.ts'
import { jsonAnswer, notFound, onlyReadable } from '#app/server/api/answers.ts'
import { InvalidInput } from '#app/server/api/failures.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { barcodeTexts } from '#app/server/offers/barcode-texts.ts'
import { findProductByGtin } from '#app/server/offers/find-product-by-gtin.ts'

const keptSeconds = 60

/**
 * GET: the product of a barcode, with its offers of today and its prices of the past year (§7.1); 404 for one that no feed
 * has told of, 422 for digits that are no trade number, 429 over the limit of `readInTurn`.
 */
export const Route = createFileRoute('/api/product-by-gtin/$locale/$gtin')({
  server: {
    handlers: {
      GET: ({ params, request }) =>
        inCountry(params.locale, async (country) =>
          answerAsked(
            request,
            { token: undefined, texts: barcodeTexts },
            async ({ database, now }, setLanguage) => {
              setLanguage({ error_message_language: languageOfCountry(country) })
              const read = readBarcode(params.gtin)
              if (read.kind !== 'gtin') throw new InvalidInput({ gtin: [read.kind] })
              const { reads } = database
              const today = dayIn(country, now)
              const product = await rememberAnswer(
                reads,
                `product by gtin ${country} ${today} ${read.gtin}`,
                { now: now.getTime(), seconds: keptSeconds, asker: askerOf(request) },
                () => findProductByGtin(reads, { country, gtin: read.gtin, today }),
              )
              return product
                ? jsonAnswer(product, { keep: { seconds: keptSeconds } })
                : notFound('There is no product with this number')
            },
          ),
        ),
      ANY: onlyReadable,
    },
  },
})
