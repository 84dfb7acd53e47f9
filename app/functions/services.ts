import { createIsomorphicFn, createServerFn } from '@tanstack/react-start'
import { getCookie, getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { consentCookie, readChoice } from '#app/domain/consent.ts'
import { countries } from '#app/domain/locale/locales.ts'
import type { PageServices } from '#app/domain/services.ts'
import { servicesFor } from '#app/server/services/services-for.ts'
import { settings } from '#app/server/settings.ts'
import { typedInput } from './typed-input.ts'

const asked = v.object({ country: v.picklist(countries) })

/** The services of others that pages of a country use. */
export const getServices = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<PageServices> => {
    const agent = getRequest().headers.get('user-agent') ?? ''
    return servicesFor(settings().services, v.parse(asked, data).country, agent)
  })

/** Whether the page that the server renders will ask for consent; in the browser always false. */
export const willAskForConsent = createIsomorphicFn()
  .server(() => readChoice(getCookie(consentCookie) ?? '') === null)
  .client(() => false)
