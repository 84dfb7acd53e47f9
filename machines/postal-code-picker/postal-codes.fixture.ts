import type { PostalCode } from '#app/domain/account/postal-codes.ts'

/** A short list that, like the Danish one, has a code with several names and a name with several codes. */
export const fewCodes: PostalCode[] = [
  { code: '4942', name: 'Askø' },
  { code: '4942', name: 'Askø og Lilleø' },
  { code: '8000', name: 'Aarhus C' },
  { code: '8100', name: 'Aarhus C' },
  { code: '9990', name: 'Skagen' },
]
