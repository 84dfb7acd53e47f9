import type { I18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { serverCatalogues } from '../../server-catalogues.ts'
import { factorChanged } from '../letters/factor-changed.ts'
import type { Letter } from '../letters/letter.ts'
import { passwordChanged } from '../letters/password-changed.ts'
import { priceAlerts, weeklyAlerts } from '../letters/price-alerts.ts'
import { resetPassword } from '../letters/reset-password.ts'
import { verifyEmail } from '../letters/verify-email.ts'
import type { TemplateInput, WrittenMail } from '../mail.ts'
import { LetterPage } from './letter-page.tsx'
import { letterText } from './letter-text.ts'

function letterOf(i18n: I18n, input: TemplateInput): Letter {
  switch (input.template) {
    case 'verify-email':
      return verifyEmail(i18n, input)
    case 'reset-password':
      return resetPassword(i18n, input)
    case 'password-changed':
      return passwordChanged(i18n, input)
    case 'factor-changed':
      return factorChanged(i18n, input)
    case 'price-alerts':
      return priceAlerts(i18n, input)
    case 'weekly-alerts':
      return weeklyAlerts(i18n, input)
  }
}

/** Writes a mail in its reader's language, in HTML and in plain text. */
export async function writeMail(input: TemplateInput): Promise<WrittenMail> {
  await serverCatalogues.load(input.language)
  const letter = letterOf(serverCatalogues.get(input.language), input)
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} language={input.language} />)}`,
    text: letterText(letter),
  }
}
