const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u
const looksLikeAddress = /\.\p{L}{2}|www\./iu

/**
 * A name as a mail may say it, or undefined if it is none: anybody may register anybody's address, and must not be
 * able to have us send their words or links there.
 */
export function greetableName(name: string | null): string | undefined {
  const trimmed = name?.trim() ?? ''
  return looksLikeName.test(trimmed) && !looksLikeAddress.test(trimmed) ? trimmed : undefined
}
