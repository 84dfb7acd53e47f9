import { createFileRoute } from '@tanstack/react-router'
import { countryOfLocale } from '#app/domain/locale/locales.ts'
import { localeParams } from './-locale-params.ts'

export const Route = createFileRoute('/{-$locale}')({
  params: localeParams,
  beforeLoad: ({ params: { locale } }) => ({ country: countryOfLocale(locale) }),
})
