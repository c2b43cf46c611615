import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'

export type Peer = { readonly name: string; readonly port: number; readonly pid: number }

const here = import.meta.dirname
/** Kept between runs, so that the packages are fetched once. */
const installed = join(tmpdir(), 'lodestar-peers')

export type PeerName = 'next' | 'react-router' | 'vendure'

/** Copies a peer to the temporary folder and fetches its packages. */
export function installPeer(name: PeerName): string {
  const folder = join(installed, name)
  mkdirSync(folder, { recursive: true })
  cpSync(join(here, name), folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`${name}: fetching its packages`)
    npm(folder, 'install', '--no-audit', '--no-fund')
  }
  return folder
}

const npm = (folder: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: environment })

const commands = {
  next: (port: number) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
  'react-router': () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
}

/** Builds the page of a peer with these hotels, and serves it. */
export async function servePage(name: keyof typeof commands, hotels: unknown) {
  const folder = installPeer(name)
  copyFileSync(join(here, 'cards.jsx'), join(folder, 'app', 'cards.jsx'))
  writeFileSync(join(folder, 'hotels.json'), JSON.stringify(hotels))
  console.log(`${name}: building`)
  npm(folder, 'run', 'build')
  const port = await freePort()
  return startPeer({ name, folder, port, path: '/' }, commands[name](port))
}

/** Vendure's shop with one product, in an empty database. */
export async function serveShop(database: { host: string; port: number; user: string; database: string }) {
  const folder = installPeer('vendure')
  const port = await freePort()
  return startPeer({ name: 'vendure', folder, port, path: '/health' }, ['server.mjs'], {
    PGHOST: database.host,
    PGPORT: String(database.port),
    PGUSER: database.user,
    PGDATABASE: database.database,
  })
}

type Place = { name: string; folder: string; port: number; path: string }

async function startPeer({ name, folder, port, path }: Place, command: string[], env = {}) {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, ...env, PORT: String(port) },
  })
  await untilAnswering(child, `http://127.0.0.1:${port}${path}`, name)
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

async function untilAnswering(child: ChildProcess, url: string, name: string) {
  for (const deadline = performance.now() + START_PATIENCE; performance.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`${name} does not answer`)
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
