/**
 * A name in category addresses: accents stripped, lower-cased, only a-z, 0-9, space and dash kept,
 * spaces turned into dashes, dashes collapsed (§9, slug rule).
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-')
    .replace(/-+/g, '-')
}
