import type { RegisteredRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'
import { languageOfCountry } from '#app/domain/locale/locales.ts'
import type { LanguageOfferContext } from '#machines/language-offer/language-offer.machine.ts'

/** Loads the texts of the language that is offered, because the offer is in its words. */
export const loadOfferTexts = (router: RegisteredRouter) =>
  fromPromise<void, LanguageOfferContext>(async ({ input: { offered } }) => {
    if (offered) await router.options.context.catalogues.load(languageOfCountry(offered))
  })
