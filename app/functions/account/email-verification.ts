import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { type EmailVerification, mailedLinkSchema } from '#app/domain/account/email-verification.ts'
import { showVerification } from '#app/server/accounts/registration/verify-email.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { typedInput } from '../typed-input.ts'

/** What a mailed link that asks to verify an email leads to, for its page's loader. */
export const getEmailVerification = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof mailedLinkSchema>>())
  .handler(async ({ data }): Promise<EmailVerification> => {
    const link = v.safeParse(mailedLinkSchema, data)
    if (!link.success) return { status: 'invalid', email: null }
    return showVerification(await currentDatabase(), link.output, new Date())
  })
