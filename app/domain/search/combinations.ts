/** Every way to take one of each list, in order: `[[a, b], [c]]` gives `[[a, c], [b, c]]`. */
export const combinations = <Choice>(lists: readonly (readonly Choice[])[]): Choice[][] =>
  lists.reduce<Choice[][]>(
    (all, list) => all.flatMap((chosen) => list.map((choice) => [...chosen, choice])),
    [[]],
  )
