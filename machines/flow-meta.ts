/**
 * The `meta` of a machine, a state or a transition: the sections that it implements of the specification (`§4 Typeahead` is
 * one paragraph of a section) and of the product's decisions (`product: Accounts`). The client build leaves it out.
 */
export type FlowMeta = { spec: readonly (`§${string}` | `product: ${string}`)[] }
