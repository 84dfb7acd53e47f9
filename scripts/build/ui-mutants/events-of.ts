import { machineNamed, machineNames } from '../flows/machines.ts'

/** The events of the machine to which a source sends an event of a name; none if no machine hears it. */
export type EventsOf = (name: string, source: string) => string[]

/**
 * Reads the events that all machines hear. Several may hear events of the same name: then that one is meant which hears most
 * of what the source sends, which the source imports, or else the smallest, because the root hears the events of many.
 */
export async function readEvents(): Promise<EventsOf> {
  const machines = await Promise.all(
    machineNames.map(async (name) => ({ name, events: (await machineNamed(name)).events.map(String) })),
  )
  return (name, source) => {
    const likeness = (machine: (typeof machines)[number]) => {
      const sent = machine.events.filter((event) => source.includes(`type: '${event}'`)).length
      return sent + (source.includes(`/${machine.name}/`) ? 0.5 : 0) - machine.events.length / 1000
    }
    const [likeliest] = machines
      .filter(({ events }) => events.includes(name))
      .toSorted((one, other) => likeness(other) - likeness(one))
    return likeliest?.events.filter((event) => /^[a-z]\w*(\.\w+)?$/i.test(event)) ?? []
  }
}
