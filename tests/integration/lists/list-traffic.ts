import { setImmediate } from 'node:timers/promises'

/** What is under way between devices, their storage and the server. */
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

  /** Waits until nothing is, so that time goes on by the clock of the devices only. */
  async settled(): Promise<void> {
    do await setImmediate()
    while (this.underWay > 0)
    await setImmediate()
  }
}
