/** An error of pg-boss, which tells of a worker's by its fields alone, without their class: an `Error` with a stack. */
export const bossError = (told: object): Error =>
  told instanceof Error ? told : Object.assign(new Error(), told)
