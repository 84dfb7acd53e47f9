import { setImmediate } from 'node:timers/promises'

/** The pending calls between devices, their storage and the server. */
export class Traffic {
  private underWay = 0

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    this.underWay += 1
    try {
      await setImmediate()
      return await work()
    } finally {
      this.underWay -= 1
    }
  }

  /** Waits until no call is pending, so that only the clock of the devices makes time go on. */
  async settled(): Promise<void> {
    do await setImmediate()
    while (this.underWay > 0)
    await setImmediate()
  }
}
