import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuild, untilReady } from '../e2e/server/server-process.ts'
import type { Shopper } from '../e2e/support/shopper-pool.ts'
import { freePort } from '../free-port.ts'
import type { StartedProcess } from '../started-process.ts'

/** A server of the build on a copy of a data folder, which walks kill and start. */
export class WalkedServer {
  readonly url: string
  private readonly port: number
  private readonly folder: string
  private readonly shoppers: string[]
  private running: StartedProcess | undefined

  private constructor(port: number, folder: string) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
    this.folder = folder
    const pool = join(folder, 'shoppers')
    this.shoppers = existsSync(pool) ? readdirSync(pool).map((file) => join(pool, file)) : []
  }

  /** @param data a folder that no server uses. */
  static async on(data: string): Promise<WalkedServer> {
    const folder = mkdtempSync(join(tmpdir(), 'page-walks-'))
    cpSync(data, folder, { recursive: true })
    const server = new WalkedServer(await freePort(), folder)
    // It must not outlive a command that is interrupted.
    process.once('exit', () => server.running?.process.kill('SIGKILL'))
    await server.start()
    return server
  }

  async start(): Promise<void> {
    this.running = startBuild({ port: this.port, data: this.folder })
    await untilReady(this.running, this.url)
  }

  /** Kills the server, as a power cut would. */
  async kill(): Promise<void> {
    this.running?.process.kill('SIGKILL')
    await this.running?.exit
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Whether there are users who can walk. */
  hasShoppers(): boolean {
    return this.shoppers.length > 0
  }

  /** The cookies of a user who has not walked yet. @throws if all users have walked. */
  takeShopper(): Shopper {
    const file = this.shoppers.pop()
    if (!file) throw new Error('There are no more users: prepare the data of the browser tests again.')
    return JSON.parse(readFileSync(file, 'utf8'))
  }
}
