/** The widths a photograph is served in, in pixels (§9, Image widths). */
export const photoWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
/** The quality of a resized photograph, 1 to 100 (§9, default quality). */
export const photoQuality = 75

/** The path of resized photographs: `/api/photos/{signature}/{address}?w={width}`. */
export const photosPath = '/api/photos/'

/** The address of a photograph in one width; that of a drawing stays as it is. */
export function inWidth(src: string, width: (typeof photoWidths)[number]): string {
  return src.startsWith(photosPath) ? `${src}?w=${width}` : src
}

/**
 * The `src` and `srcSet` of an `<img>`. A retailer's photograph is offered in the widths of §9, and the
 * browser picks one; a drawing has one file for all sizes.
 * @param src a site path.
 */
export function imageSources(src: string): { src: string; srcSet?: string } {
  if (!src.startsWith(photosPath)) return { src }
  return {
    src: inWidth(src, photoWidths[0]),
    srcSet: photoWidths.map((width) => `${inWidth(src, width)} ${width}w`).join(', '),
  }
}
