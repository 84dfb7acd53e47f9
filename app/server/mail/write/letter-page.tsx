import type { CSSProperties, ReactNode } from 'react'
import { siteName } from '#app/domain/brand.ts'
import type { Language } from '#app/domain/locale/locales.ts'
import { darkOf, lightOf, semanticTokens } from '#app/ui/tokens.ts'
import type { Letter, LetterItem } from '../letters/letter.ts'

// Mail programs know neither our stylesheet nor its variables: light colours are in the elements' own styles, dark ones
// in the one rule that programs with a dark mode read.
const { canvas, ink, line, brand, hero, tag } = semanticTokens.colors
const light = {
  canvas: lightOf(canvas),
  ink: lightOf(ink.DEFAULT),
  muted: lightOf(ink.muted),
  line: lightOf(line.DEFAULT),
  brand: lightOf(brand.DEFAULT),
  onBrand: lightOf(brand.on),
  hero: lightOf(hero.DEFAULT),
  onHero: lightOf(hero.on),
  tag: lightOf(tag.DEFAULT),
}
const dark = `
  .canvas { background-color: ${darkOf(canvas)} !important; }
  .ink { color: ${darkOf(ink.DEFAULT)} !important; }
  .muted { color: ${darkOf(ink.muted)} !important; }
  .hero { background-color: ${darkOf(hero.DEFAULT)} !important; }
  .rule { border-color: ${darkOf(line.DEFAULT)} !important; }
  .button { background-color: ${darkOf(brand.DEFAULT)} !important; }
  .button a { color: ${darkOf(brand.on)} !important; }
  .link { color: ${darkOf(brand.DEFAULT)} !important; }`
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .inset { padding-left: 20px !important; padding-right: 20px !important; }
    .wide { width: 100% !important; }
    .wide a { display: block !important; }
  }
  @media (prefers-color-scheme: dark) {${dark}
  }`

const font: CSSProperties = {
  fontFamily: "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  color: light.ink,
}
const paragraph: CSSProperties = { ...font, margin: '0 0 16px', fontSize: 17, lineHeight: '26px' }
const small: CSSProperties = {
  ...font,
  margin: '0 0 12px',
  fontSize: 14,
  lineHeight: '21px',
  color: light.muted,
}

function Table({
  children,
  style,
  className,
}: {
  children: ReactNode
  style?: CSSProperties
  className?: string
}) {
  return (
    <table
      role="presentation"
      className={className}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

const days = [1, 2, 3, 4, 5, 6, 7]

/** The logo: the name above seven days of the week, drawn without images, which many mail programs block. */
function Wordmark() {
  return (
    <>
      <p
        style={{
          ...font,
          margin: '0 0 7px',
          fontSize: 28,
          lineHeight: '30px',
          fontWeight: 800,
          letterSpacing: '-0.6px',
          color: light.onHero,
        }}
      >
        {siteName}
      </p>
      <Table>
        <tr>
          {days.map((day) => (
            <td key={day} style={{ paddingRight: 5 }}>
              <div
                style={{
                  width: 16,
                  height: 5,
                  borderRadius: 3,
                  backgroundColor: day === 1 ? light.tag : light.onHero,
                  fontSize: 0,
                  lineHeight: 0,
                }}
              />
            </td>
          ))}
        </tr>
      </Table>
    </>
  )
}

function Button({ label, url }: { label: string; url: string }) {
  return (
    <Table className="wide" style={{ margin: '8px 0 24px' }}>
      <tr>
        <td className="button" style={{ backgroundColor: light.brand, borderRadius: 24 }}>
          <a
            href={url}
            style={{
              ...font,
              display: 'inline-block',
              padding: '12px 28px',
              fontSize: 17,
              lineHeight: '24px',
              fontWeight: 700,
              color: light.onBrand,
              textDecoration: 'none',
              textAlign: 'center',
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </Table>
  )
}

function TextLink({ label, url }: { label: string; url: string }) {
  return (
    <a className="link" href={url} style={{ color: light.brand, marginRight: 16 }}>
      {label}
    </a>
  )
}

function Item({ item: { title, lines, links } }: { item: LetterItem }) {
  return (
    <div className="rule" style={{ padding: '14px 0', borderTop: `1px solid ${light.line}` }}>
      <p className="ink" style={{ ...paragraph, margin: 0, fontWeight: 700 }}>
        {title}
      </p>
      {lines.map((line) => (
        <p key={line} className="ink" style={{ ...paragraph, margin: 0 }}>
          {line}
        </p>
      ))}
      <p style={{ ...small, margin: '4px 0 0' }}>
        {links.map((link) => (
          <TextLink key={link.label} {...link} />
        ))}
      </p>
    </div>
  )
}

/** A letter as an HTML document that mail programs of all kinds show, in light and dark, up to 600 px wide. */
export function LetterPage({ letter, language }: { letter: Letter; language: Language }) {
  const { subject, preview, heading, greeting, paragraphs, items = [], afterItems } = letter
  const { action, note, reason, stop } = letter
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{style}</style>
      </head>
      <body className="canvas" style={{ margin: 0, padding: 0, backgroundColor: light.canvas }}>
        <div
          style={{
            display: 'none',
            maxHeight: 0,
            overflow: 'hidden',
            fontSize: 1,
            lineHeight: '1px',
            opacity: 0,
          }}
        >
          {preview}
          {/* Keeps inboxes from adding the text that follows. */}
          {'\u200C\u00A0'.repeat(90)}
        </div>
        <Table style={{ width: '100%' }}>
          <tr>
            <td
              align="center"
              className="canvas"
              style={{ padding: '24px 16px 40px', backgroundColor: light.canvas }}
            >
              <Table style={{ width: '100%', maxWidth: 600, textAlign: 'left' }}>
                <tr>
                  <td
                    className="hero inset"
                    style={{ padding: '24px 28px 26px', borderRadius: 18, backgroundColor: light.hero }}
                  >
                    <Wordmark />
                  </td>
                </tr>
                <tr>
                  <td className="inset" style={{ padding: '32px 28px 0' }}>
                    <h1
                      className="ink"
                      style={{
                        ...font,
                        margin: '0 0 16px',
                        fontSize: 30,
                        lineHeight: '36px',
                        fontWeight: 800,
                        letterSpacing: '-0.6px',
                      }}
                    >
                      {heading}
                    </h1>
                    {[greeting, ...paragraphs].map((text) => (
                      <p key={text} className="ink" style={paragraph}>
                        {text}
                      </p>
                    ))}
                    {items.map((item) => (
                      <Item key={item.links[0]?.url} item={item} />
                    ))}
                    {afterItems && (
                      <p className="ink" style={paragraph}>
                        {afterItems}
                      </p>
                    )}
                    <Button label={action.label} url={action.url} />
                    {note && (
                      <p className="muted" style={small}>
                        {note}
                      </p>
                    )}
                    <p className="muted" style={{ ...small, margin: 0 }}>
                      {action.otherwise}
                      <br />
                      <a
                        className="link"
                        href={action.url}
                        style={{ color: light.brand, wordBreak: 'break-all' }}
                      >
                        {action.url}
                      </a>
                    </p>
                    <p
                      className="muted rule"
                      style={{
                        ...small,
                        margin: '28px 0 0',
                        paddingTop: 20,
                        borderTop: `1px solid ${light.line}`,
                      }}
                    >
                      {reason}
                      {stop && (
                        <>
                          <br />
                          <TextLink {...stop} />
                        </>
                      )}
                    </p>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}
