/** Facts of a page in schema.org's words, as a script tag for its head; no text in it can end the tag. */
export function jsonLd(facts: object) {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
  }
}
