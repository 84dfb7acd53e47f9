import type { Failure } from '#app/domain/failure.ts'

/**
 * The `meta` of a machine, a state or a transition: the sections of the product's rules (docs/product) that it implements;
 * `§4 Typeahead` is one topic of a section. The client build leaves it out.
 *
 * A machine's own may name the fields of `Data`, its context and events, that a recording may tell (docs/flows.md): only
 * numbers, booleans and texts of a closed set, so that nothing that a shopper wrote can be named.
 */
export type FlowMeta<Data = never> = {
  spec: readonly `§${string}`[]
  safe?: readonly SafeField<Data>[]
}

type Simple = string | number | boolean | null | undefined
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value

/** Whether a value, or each item of a list, is simple and no free text. */
type IsClosed<Value> = [Value] extends [Simple] ? (string extends Value ? false : true) : false

/** The closed fields of a type, or of each type of a union; those of a field inside one have its name before them. */
type SafeField<Data> = Data extends object
  ? {
      [Key in Exclude<keyof Data & string, 'type'>]: IsClosed<ItemOf<Data[Key]>> extends true
        ? Key
        : `${Key}.${ClosedField<NonNullable<ItemOf<Data[Key]>>>}`
    }[Exclude<keyof Data & string, 'type'>]
  : never

type ClosedField<Data> = Data extends object
  ? { [Key in keyof Data & string]: IsClosed<ItemOf<Data[Key]>> extends true ? Key : never }[keyof Data &
      string]
  : never

/** The fields that a recording may tell of every flow: why an actor failed. */
export const safeEverywhere: readonly SafeField<{ error: Failure }>[] = [
  'error.kind',
  'error.retryAfterSeconds',
]
