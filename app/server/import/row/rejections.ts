/** The reasons why a row is set aside; docs/import.md explains each to the person who sent the file. */
export type Reason =
  | 'too-large'
  | 'truncated'
  | 'bad-encoding'
  | 'bad-json'
  | 'bad-csv'
  | 'bad-xml'
  | 'unsafe-xml'
  | 'unclosed-quote'
  | 'not-an-offer'
  | 'not-available'
  | 'missing-name'
  | 'missing-chain'
  | 'bad-field'
  | 'too-long'
  | 'missing-price'
  | 'bad-price'
  | 'zero-price'
  | 'negative-price'
  | 'absurd-price'
  | 'missing-date'
  | 'bad-date'
  | 'end-before-start'
  | 'unknown-country'
  | 'unknown-currency'
  | 'wrong-currency'
  | 'duplicate-id'

/** Why a row is set aside, for a program and for a person. */
export type Rejection = { reason: Reason; message: string }

/** Whether the result of a step is a rejection. */
export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'reason' in value && 'message' in value
}

/** A rejection as a Valibot message, the only part of an issue that we can set. */
export function because(reason: Reason, message: string): string {
  return `${reason}: ${message}`
}

/** Reads the rejection in a message of `because`. */
export function rejectionOf(text: string): Rejection {
  const at = text.indexOf(': ')
  return { reason: text.slice(0, at) as Reason, message: text.slice(at + 2) }
}
