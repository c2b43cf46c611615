import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type Pool } from '#server/db/database.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { binariesFor, ownerFor } from '#server/db/embedded-places.ts'
import type { Connection } from '#server/settings/connection-url.ts'

type Standby = { host: string; url: (database: string) => string; stop: () => Promise<void> }

/** A PostgreSQL of its own with a streaming standby; the shared one of the tests is too large to copy. */
export async function startPrimaryWithStandby(folder: string) {
  const primary = await startEmbedded({
    dataDir: folder,
    settings: ['fsync=off', 'full_page_writes=on', 'max_connections=60'],
  })
  const admin = openDatabase({ ...connectionTo(primary), database: 'postgres' }, { max: 1 })
  return { primary, admin, startStandby: () => startStandby(primary, admin) }
}

const connectionTo = ({ host, port, user }: Embedded) => ({ host, port, user })

export const urlOf = ({ host, user }: Pick<Embedded, 'host' | 'user'>, database: string) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`

export const databaseOf = (primary: Embedded, database: string): Exclude<Connection, string> => ({
  ...connectionTo(primary),
  database,
})

async function startStandby(primary: Embedded, admin: Pool): Promise<Standby> {
  const from = join(primary.home, 'cluster')
  const owner = ownerFor(from)
  const binaries = await binariesFor(primary.home, owner)
  // Beside the primary, where its user may enter.
  const home = join(primary.home, 'standby')
  const [cluster, socket] = [join(home, 'cluster'), join(home, 'socket')]
  rmSync(home, { recursive: true, force: true })
  for (const made of [home, socket]) mkdirSync(made, { recursive: true, mode: 0o755 })
  // A backup of a running server, as pg_basebackup makes it.
  await admin`select pg_backup_start('standby', true)`
  cpSync(from, cluster, {
    recursive: true,
    filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
  })
  const [row] = await admin<[{ label: string }]>`select labelfile as label from pg_backup_stop(false)`
  writeFileSync(join(cluster, 'backup_label'), row.label)
  writeFileSync(join(cluster, 'standby.signal'), '')
  if (owner) for (const path of [home, socket, ...pathsIn(cluster)]) chownSync(path, owner.uid, owner.gid)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socket}`,
    'max_connections=60',
    `primary_conninfo=host=${primary.host} port=${primary.port} user=${primary.user}`,
  ]
  const log = openSync(join(home, 'postgresql.log'), 'a')
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(primary.port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...(owner ?? {}),
      cwd: '/',
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  await accepting(
    { host: socket, port: primary.port, user: primary.user, database: 'postgres' },
    join(home, 'postgresql.log'),
  )
  return {
    host: socket,
    url: (database) => urlOf({ host: socket, user: primary.user }, database),
    stop: () => stop(child),
  }
}

function pathsIn(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ].filter((path) => statSync(path, { throwIfNoEntry: false }) !== undefined)
}

async function accepting(connection: Connection, log: string) {
  const db = openDatabase(connection, { max: 1, connectSeconds: 1 })
  for (let tries = 0; ; tries++) {
    const isUp = await db`select 1`.then(
      () => true,
      () => false,
    )
    if (isUp) return db.end()
    if (tries === 100)
      throw new Error(`the standby does not start: ${readFileSync(log, 'utf8').slice(-2_000)}`)
    await wait(100)
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGQUIT')
  await ended
}
