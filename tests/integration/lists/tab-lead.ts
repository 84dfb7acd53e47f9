import type { Traffic } from './list-traffic.ts'

type Tab = { gain: () => void; lose: () => void }

/** Which of a device's tabs leads and sends the queue: the first; the others wait for it to be closed. */
export class TabLead {
  private readonly tabs: Tab[] = []
  private readonly traffic: Traffic

  constructor(traffic: Traffic) {
    this.traffic = traffic
  }

  /** A tab opens. @returns closes it. */
  join(tab: Tab): () => void {
    this.tabs.push(tab)
    if (this.tabs[0] === tab) this.give()
    return () => {
      const isLeader = this.tabs[0] === tab
      this.tabs.splice(this.tabs.indexOf(tab), 1)
      if (isLeader) this.give()
    }
  }

  /** Passes the lead to the tab that waited longest. */
  pass(): void {
    const [leader, next, ...others] = this.tabs
    if (!leader || !next) return
    this.tabs.splice(0, this.tabs.length, next, leader, ...others)
    leader.lose()
    this.give()
  }

  private give(): void {
    const [leader] = this.tabs
    void this.traffic.pass(async () => {
      if (this.tabs[0] === leader) leader?.gain()
    })
  }
}
