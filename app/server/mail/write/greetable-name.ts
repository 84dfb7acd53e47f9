const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u
const looksLikeAddress = /\.\p{L}{2}|www\./iu

/**
 * A name that a mail may greet with, or undefined. Anybody can register anybody's address, and must not be able to send
 * words or links of their own through us.
 */
export function greetableName(name: string | null): string | undefined {
  const trimmed = name?.trim() ?? ''
  return looksLikeName.test(trimmed) && !looksLikeAddress.test(trimmed) ? trimmed : undefined
}
