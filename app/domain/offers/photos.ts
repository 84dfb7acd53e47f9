/** The widths a photograph is served in, in pixels (Specification §9, Image widths). */
export const photoWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
/** How much of a photograph's detail is kept, 1 to 100 (Specification §9, default quality). */
export const photoQuality = 75

/** Where the server answers with resized photographs: `/api/photos/{signature}/{address}?w={width}`. */
export const photosPath = '/api/photos/'

/** A picture's address in one of the widths; a drawing's stays as it is. */
export function inWidth(src: string, width: (typeof photoWidths)[number]): string {
  return src.startsWith(photosPath) ? `${src}?w=${width}` : src
}

/**
 * What an `<img>` says of its picture. A shop's photograph comes in the widths of Specification §9, of which the
 * browser picks one; a drawing is one file for every size.
 * @param src a site path.
 */
export function imageSources(src: string): { src: string; srcSet?: string } {
  if (!src.startsWith(photosPath)) return { src }
  return {
    src: inWidth(src, photoWidths[0]),
    srcSet: photoWidths.map((width) => `${inWidth(src, width)} ${width}w`).join(', '),
  }
}
