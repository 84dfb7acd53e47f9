import * as v from 'valibot'

/** An id: words of a-z and digits, joined by hyphens. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, (issue) => `${issue.received} is no id such as fast-ost`),
)

/** A cell that may be empty. */
export const optional = <Schema extends v.GenericSchema<string>>(schema: Schema) =>
  v.union([v.literal(''), schema], (issue) => messageOf(schema, issue.input))

function messageOf(schema: v.GenericSchema<string>, input: unknown): string {
  const { issues } = v.safeParse(schema, input)
  return issues?.[0]?.message ?? 'is not valid'
}

/** A text that is written, without spaces around it. */
export const written = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has spaces too many'),
)

/** One of some words. */
export const oneOf = <Word extends string>(words: readonly Word[], what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => words.some((word) => word === text),
      (issue) => `${issue.received} is no ${what}; known: ${words.join(', ')}`,
    ),
  )

/** Some of some words, separated by spaces, each once. */
export const someOf = (words: readonly string[], what: string) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const items = dataset.value.split(' ')
      for (const [place, item] of items.entries()) {
        if (!words.includes(item))
          addIssue({
            message: `${item} is a ${what} that nobody reads; known: ${words.join(', ')}`,
          })
        else if (items.indexOf(item) < place) addIssue({ message: `${item} is there twice` })
      }
    }),
  )
