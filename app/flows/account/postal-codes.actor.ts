import { fromPromise } from 'xstate'
import { loadDanishPostalCodes } from '#app/domain/account/load-danish-postal-codes.ts'
import type { PostalCode } from '#app/domain/account/postal-codes.ts'
import { askServer } from '../queries/ask-server.ts'
import { keys } from '../queries/keys.ts'

/** The Danish postal codes, loaded once and shared by all fields. */
export const loadPostalCodes = fromPromise<PostalCode[]>(({ signal }) =>
  askServer({ queryKey: keys.danishPostalCodes, queryFn: loadDanishPostalCodes }, signal),
)
