/** What we use of the validator, which has no types of its own. */
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] }
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>
  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>
  }
}
