import type { CSSProperties } from 'react'
import { siteName } from '#app/domain/brand.ts'
import type { Language } from '#app/domain/locale/locales.ts'
import { lightOf, semanticTokens } from '#app/ui/tokens.ts'

/** The words of the page behind a mail's link; `button` sends the page's own address as a form. */
export type StopWords = {
  heading: string
  text: string
  button?: string
  link: { label: string; href: string }
}

// The page stands alone, as a mail does, so that it works without our stylesheet: colours are the browser's own in light
// and dark, besides those of the brand.
const page: CSSProperties = {
  colorScheme: 'light dark',
  margin: 0,
  fontFamily: "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  fontSize: 17,
  lineHeight: 1.5,
}
const { brand } = semanticTokens.colors
const button: CSSProperties = {
  minHeight: 48,
  padding: '12px 28px',
  border: 0,
  borderRadius: 24,
  background: lightOf(brand.DEFAULT),
  color: lightOf(brand.on),
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
}

/** The page behind a mail's link that stops something. */
export function StopPage({ words, language }: { words: StopWords; language: Language }) {
  const { heading, text, button: label, link } = words
  return (
    <html lang={language} style={{ colorScheme: 'light dark' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${heading} – ${siteName}`}</title>
      </head>
      <body style={page}>
        <main style={{ maxWidth: 560, margin: '0 auto', padding: '48px 20px' }}>
          <p style={{ margin: 0, fontWeight: 800, fontSize: 24 }}>{siteName}</p>
          <h1 style={{ fontSize: 30, lineHeight: 1.2, margin: '32px 0 12px' }}>{heading}</h1>
          <p style={{ margin: '0 0 24px' }}>{text}</p>
          {label && (
            <form method="post" style={{ margin: '0 0 24px' }}>
              <button type="submit" style={button}>
                {label}
              </button>
            </form>
          )}
          <p style={{ margin: 0 }}>
            <a href={link.href}>{link.label}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
