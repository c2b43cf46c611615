import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Peer = { readonly name: string; readonly port: number; readonly pid: number }

const here = import.meta.dirname
/** Kept between runs, so that the packages are fetched once. */
const installed = join(tmpdir(), 'lodestar-peers')

const commands = {
  next: (port: number) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
  'react-router': () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
}
export type PeerName = keyof typeof commands

/** Installs and builds a peer with these hotels, and starts it on a free port. */
export async function startPeer(name: PeerName, hotels: unknown): Promise<Peer & { stop: () => void }> {
  const folder = join(installed, name)
  mkdirSync(folder, { recursive: true })
  cpSync(join(here, name), folder, { recursive: true })
  copyFileSync(join(here, 'cards.jsx'), join(folder, 'app', 'cards.jsx'))
  writeFileSync(join(folder, 'hotels.json'), JSON.stringify(hotels))
  const run = (...words: string[]) =>
    execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`${name}: fetching its packages`)
    run('install', '--no-audit', '--no-fund')
  }
  console.log(`${name}: building`)
  run('run', 'build')
  const port = await freePort()
  const child = spawn(process.execPath, commands[name](port), {
    cwd: folder,
    stdio: 'ignore',
    env: { ...environment, PORT: String(port) },
  })
  await untilAnswering(child, port, name)
  return { name, port, pid: child.pid!, stop: () => child.kill() }
}

/** The same Node.js as ours. */
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
}

const START_PATIENCE = 60_000

async function untilAnswering(child: ChildProcess, port: number, name: string) {
  for (const deadline = performance.now() + START_PATIENCE; performance.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`${name} does not answer`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The version of a package that the peer runs. */
export const versionIn = (peer: PeerName, name: string): string =>
  JSON.parse(readFileSync(join(installed, peer, 'node_modules', name, 'package.json'), 'utf8')).version

const ticksPerSecond = 100

/** CPU seconds that a process has used so far, with its threads; Linux only. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
