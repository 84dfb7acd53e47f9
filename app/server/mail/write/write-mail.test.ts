import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#app/domain/locale/locales.ts'
import type { TemplateInput } from '../mail.ts'
import { writeMail } from './write-mail.tsx'

const countryOf = { da: 'dk', no: 'no', sv: 'se', fi: 'fi' } as const
const url = 'https://tilbudsugen.example/link?a=1&b=<2>'

function mailsIn(language: Language): TemplateInput[] {
  const reader = { name: 'Ida', language, country: countryOf[language] }
  const links = { url, expiresAt: '2026-11-21T08:50:00Z' }
  return [
    { ...reader, template: 'verify-email', data: links },
    { ...reader, template: 'reset-password', data: links },
    { ...reader, template: 'password-changed', data: { url, changedAt: '2026-11-21T08:50:00Z' } },
    ...(['app-added', 'app-removed', 'passkey-added', 'passkey-removed'] as const).map((change) => ({
      ...reader,
      template: 'factor-changed' as const,
      data: { change, url, changedAt: '2026-11-21T08:50:00Z' },
    })),
  ]
}

/** The words of a document as they stand in its elements, without what inboxes alone see. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

describe('what a mail says', () => {
  it.each(languages)('has a subject of its own for each template in %s', async (language) => {
    const subjects = await Promise.all(
      mailsIn(language).map(async (input) => (await writeMail(input)).subject),
    )
    expect(subjects).toEqual(
      {
        da: [
          'Bekræft din e-mail hos Tilbudsugen',
          'Vælg en ny adgangskode til Tilbudsugen',
          'Din adgangskode til Tilbudsugen er ændret',
          'Login i to trin er slået til hos Tilbudsugen',
          'Login i to trin er slået fra hos Tilbudsugen',
          'Du har fået en ny adgangsnøgle hos Tilbudsugen',
          'En adgangsnøgle er fjernet hos Tilbudsugen',
        ],
        no: [
          'Bekreft e-postadressen din hos Tilbudsugen',
          'Velg et nytt passord til Tilbudsugen',
          'Passordet ditt hos Tilbudsugen er endret',
          'Totrinnsinnlogging er slått på hos Tilbudsugen',
          'Totrinnsinnlogging er slått av hos Tilbudsugen',
          'Du har fått en ny tilgangsnøkkel hos Tilbudsugen',
          'En tilgangsnøkkel er fjernet hos Tilbudsugen',
        ],
        sv: [
          'Bekräfta din e-postadress hos Tilbudsugen',
          'Välj ett nytt lösenord till Tilbudsugen',
          'Ditt lösenord hos Tilbudsugen är ändrat',
          'Tvåstegsverifiering är påslagen hos Tilbudsugen',
          'Tvåstegsverifiering är avslagen hos Tilbudsugen',
          'Du har fått en ny lösennyckel hos Tilbudsugen',
          'En lösennyckel är borttagen hos Tilbudsugen',
        ],
        fi: [
          'Vahvista sähköpostiosoitteesi – Tilbudsugen',
          'Valitse uusi salasana – Tilbudsugen',
          'Salasanasi on vaihdettu – Tilbudsugen',
          'Kaksivaiheinen kirjautuminen on otettu käyttöön – Tilbudsugen',
          'Kaksivaiheinen kirjautuminen on poistettu käytöstä – Tilbudsugen',
          'Sinulla on uusi pääsyavain – Tilbudsugen',
          'Pääsyavain on poistettu – Tilbudsugen',
        ],
      }[language],
    )
  })

  it.each(languages)('is the same in HTML and in plain text, in %s', async (language) => {
    for (const input of mailsIn(language)) {
      const { html, text } = await writeMail(input)
      const words = wordsOf(html)
      const lines = text.split('\n').filter((line) => line && line !== '-- ')
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
      const written = links.map((link) => link.replaceAll('&amp;', '&'))
      expect(
        lines.filter((line) => !(words.includes(line.replace(/:$/, '')) || written.includes(line))),
      ).toEqual([])
      expect(html).toContain(`<html lang="${language}">`)
      expect(links).toEqual([
        ...Array(2).fill('https://tilbudsugen.example/link?a=1&amp;b=&lt;2&gt;'),
        ...(input.template === 'verify-email'
          ? ['https://tilbudsugen.example/link?a=1&amp;b=%3C2%3E&amp;disown=1']
          : []),
      ])
    }
  })

  it("tells the time of the reader's country", async () => {
    const notes = await Promise.all(
      languages.map(async (language) => {
        const [verify] = mailsIn(language)
        const { text } = await writeMail(verify as TemplateInput)
        return text.replaceAll('\u00A0', ' ').match(/^.*2026.*$/m)?.[0]
      }),
    )
    expect(notes).toEqual([
      'Linket virker indtil den 21. november 2026 kl. 09.50.',
      'Lenken virker til 21. november 2026 kl. 09:50.',
      'Länken fungerar till 21 november 2026 kl. 09:50.',
      'Linkki toimii 21. marraskuuta 2026 klo 10.50 asti.',
    ])
  })
})
