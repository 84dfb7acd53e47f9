/**
 * Says what a server function is given. What comes is checked in its handler, by a schema: browsers load a function's
 * validator, though they never run it, but not its handler.
 */
export const typedInput =
  <Input>() =>
  (input: Input): Input =>
    input
