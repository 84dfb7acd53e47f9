/** Structured data (schema.org) as a script tag for a page's head; escaped, so that no text can end the tag. */
export function jsonLd(facts: object) {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
  }
}
