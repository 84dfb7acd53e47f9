/**
 * Gives a server function's input its type without checking it. The handler validates the input with a schema: browsers
 * load the code of a validator, though they never run it, but not that of the handler.
 */
export const typedInput =
  <Input>() =>
  (input: Input): Input =>
    input
