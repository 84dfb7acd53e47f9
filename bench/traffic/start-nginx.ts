import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endProcess } from '../end-process.ts'
import type { Product } from '../running-product.ts'

/**
 * Starts nginx with our configuration (deploy/nginx.conf), in front of two machines.
 * @param at a folder for its files, and its port on 127.0.0.1.
 * @returns stops it.
 */
export async function startNginx(
  machines: readonly Pick<Product, 'url'>[],
  { folder, port }: { folder: string; port: number },
): Promise<() => Promise<void>> {
  const [one = '', two = ''] = machines.map(({ url }) => new URL(url).host)
  const given = readFileSync('deploy/nginx.conf', 'utf8')
  const own = given
    .replace('app1:3000', one)
    .replace('app2:3000', two)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${own}`)
  const nginx = spawn('nginx', ['-c', path, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] })
  process.once('exit', () => nginx.kill('SIGQUIT'))
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start')
    await delay(50)
  }
  return () => endProcess(nginx, 'SIGQUIT')
}
