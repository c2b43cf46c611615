import { spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import {
  type Binaries,
  binariesFor,
  CannotStart,
  makeFolder,
  mayEnter,
  type Owner,
  openHome,
  ownerFor,
  privateFolder,
  socketFolder,
} from './embedded-places.ts'
import { answers, clearStale, isPostgres, isReady, port, readPid } from './postmaster.ts'

export type Embedded = {
  /** Connection parameters for any client: socket folder, port in the socket name, user. */
  host: string
  port: number
  user: string
  home: string
  how: 'started' | 'attached'
  /** Stops PostgreSQL unless another of our processes still uses it. */
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  /** The operator configured the folder: it is used or refused, never replaced. */
  chosen?: boolean
  /** Extra PostgreSQL settings, such as `fsync=off` for tests. */
  settings?: readonly string[]
  /** The start recovers a backup: it may take hours, and is not tried again if it fails. */
  isRecovery?: boolean
}

const patience = 60_000
const recoveryPatience = 6 * 3_600_000

/** Starts the embedded PostgreSQL, or attaches to a running one. */
export async function startEmbedded({
  dataDir,
  chosen = false,
  settings = [],
  isRecovery = false,
}: Options): Promise<Embedded> {
  const { home, owner } = chooseHome(dataDir, chosen)
  try {
    makeFolder(home)
    const cluster = join(home, 'cluster')
    const socket = socketFolder(home)
    privateFolder(socket, owner)
    const binaries = await binariesFor(home, owner)
    refuseOtherVersion(cluster, binaries)
    if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(cluster, binaries, owner)
    const how = await bringUp({
      cluster,
      socket,
      binaries,
      owner,
      settings,
      isRecovery,
      log: join(home, 'postgresql.log'),
    })
    return { host: socket, port, user: 'postgres', home, how, stop: () => stopIfLast(cluster, socket) }
  } catch (error) {
    throw explained(error, home)
  }
}

/** The location of the data, and whether it exists. */
export function findEmbedded({ dataDir, chosen = false }: Options): { home: string; exists: boolean } {
  const { home } = chooseHome(dataDir, chosen)
  return { home, exists: existsSync(join(home, 'cluster/PG_VERSION')) }
}

function chooseHome(dataDir: string, chosen: boolean): { home: string; owner: Owner } {
  const wanted = join(dataDir, 'postgresql')
  const owner = ownerFor(join(wanted, 'cluster'))
  if (mayEnter(wanted, owner)) return { home: wanted, owner }
  if (chosen) {
    throw new CannotStart(
      `DATA_DIR ${dataDir} is inside a folder that the database's user (${owner?.uid}) cannot enter: choose another, or start as that user.`,
    )
  }
  const home = openHome(wanted, owner)
  return { home, owner: ownerFor(join(home, 'cluster')) }
}

function refuseOtherVersion(cluster: string, { version }: Binaries) {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found !== version.split('.')[0]) {
    throw new CannotStart(
      `The data in ${cluster} was written by PostgreSQL ${found}, this is ${version}: dump and restore it, or move it away.`,
    )
  }
}

/**
 * Created under another name and renamed, so that one of two concurrent first starts wins and neither sees half of it.
 */
async function createCluster(cluster: string, { initdb }: Binaries, owner: Owner) {
  const draft = `${cluster}.${process.pid}`
  makeFolder(draft, 0o700)
  if (owner) chownSync(draft, owner.uid, owner.gid)
  // The builtin C.UTF-8 has character classes. With plain C, trigrams of Chinese text are silently empty.
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-ctype=C.UTF-8',
    '--lc-collate=C',
  ]
  const { code, output } = await runAs(owner, initdb, [
    ...['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    ...locale,
  ])
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new CannotStart(`The embedded database could not be created: ${lastLine(output)}`)
  }
  try {
    renameSync(draft, cluster)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

type Cluster = {
  cluster: string
  socket: string
  binaries: Binaries
  owner: Owner
  settings: readonly string[]
  isRecovery: boolean
  log: string
}

/** Attaches or starts. After a crash of the postmaster its children may need a moment to exit. */
async function bringUp(place: Cluster): Promise<Embedded['how']> {
  const deadline = Date.now() + (place.isRecovery ? recoveryPatience : patience)
  for (;;) {
    if (isReady(place.cluster) && (await answers(place.socket))) return 'attached'
    clearStale(place)
    const outcome = await startPostmaster(place, deadline)
    if (outcome === 'up') return 'started'
    if (Date.now() > deadline || place.isRecovery)
      throw new CannotStart(`The embedded database does not start: ${lastLog(place.log)}`)
    if (/No space left|ENOSPC|could not write|Read-only file system/.test(lastLog(place.log))) {
      throw new CannotStart(lastLog(place.log))
    }
    await wait(200)
  }
}

async function startPostmaster(
  { cluster, socket, binaries, owner, settings, log }: Cluster,
  deadline: number,
) {
  const out = openSync(log, 'a')
  const options = [
    `listen_addresses=`,
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    ...settings,
  ]
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(port), ...options.flatMap((o) => ['-c', o])],
    {
      ...(owner ?? {}),
      cwd: '/',
      detached: true,
      stdio: ['ignore', out, out],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  closeSync(out)
  let ended = false
  child.on('exit', () => (ended = true)).on('error', () => (ended = true))
  child.unref()
  while (!ended && Date.now() < deadline) {
    if (child.pid === Number(readPid(cluster)[0]) && isReady(cluster) && (await answers(socket))) return 'up'
    await wait(15)
  }
  return 'ended'
}

async function stopIfLast(cluster: string, socket: string) {
  const pid = Number(readPid(cluster)[0])
  if (!pid || !isPostgres(pid) || (await hasOtherClients(socket))) return
  process.kill(pid, 'SIGINT')
  for (let i = 0; i < 1_000 && isPostgres(pid); i++) await wait(10)
}

async function hasOtherClients(socket: string): Promise<boolean> {
  const sql = postgres({
    host: socket,
    port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    onnotice: () => {},
  })
  try {
    // A disconnecting client is counted for a moment longer, so count three times.
    for (let i = 0; i < 3; i++) {
      const [row] = await sql<{ others: number }[]>`
        select count(*)::int as others from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`
      if (row?.others === 0) return false
      await wait(100)
    }
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function runAs(owner: Owner, file: string, args: string[]) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(file, args, {
      ...(owner ?? {}),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', reject).on('close', (code) => resolve({ code, output }))
  })
}

const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => /error|fatal|panic/i.test(line)) ??
  text.trim().split('\n').at(-1) ??
  ''
const lastLog = (log: string) => (existsSync(log) ? lastLine(readFileSync(log, 'utf8').slice(-4_000)) : '')

function explained(error: unknown, home: string): unknown {
  const text = error instanceof Error ? error.message : String(error)
  if (/No space left|ENOSPC/.test(text)) {
    return new CannotStart(
      `The disk that holds ${home} is full: free some space, or set DATA_DIR to another disk.`,
    )
  }
  if (
    /EROFS|EACCES|EPERM|ENOTDIR|ENOENT: .*mkdir|Read-only file system/.test(text) &&
    !(error instanceof CannotStart)
  ) {
    return new CannotStart(`${home} cannot be written: set DATA_DIR to a folder of your own.`)
  }
  return error
}
