import { createFileRoute, notFound } from '@tanstack/react-router'
import { countryOfLocale, isCountry } from '#app/domain/locales.ts'

export const Route = createFileRoute('/{-$locale}')({
  beforeLoad: ({ params }) => {
    if (params.locale !== undefined && !isCountry(params.locale)) throw notFound()
    return { country: countryOfLocale(params.locale) }
  },
})
