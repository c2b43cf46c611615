import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Embedded } from '#server/db/embedded.ts'
import { ownerFor } from '#server/db/embedded-places.ts'

export const POOLER_PORT = 6432

type Options = {
  /** Further lines of the configuration. */
  settings?: readonly string[]
}

/** pgbouncer in transaction mode in front of a server; it serves every database of that server. */
export async function startPgbouncer(
  { host, port, user }: Pick<Embedded, 'host' | 'port' | 'user'>,
  { settings = [] }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, `"${user}" ""\n`)
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${host} port=${port}`,
      '[pgbouncer]',
      'listen_addr =',
      `listen_port = ${POOLER_PORT}`,
      `unix_socket_dir = ${folder}`,
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'max_client_conn = 900',
      'default_pool_size = 10',
      'server_idle_timeout = 5',
      ...settings,
      '',
    ].join('\n'),
  )
  // It refuses to run as root, and the server admits its owner only.
  const owner = ownerFor(host)
  chmodSync(folder, 0o700)
  if (owner) for (const path of [folder, file, users]) chownSync(path, owner.uid, owner.gid)
  const child = spawn('pgbouncer', ['-q', file], {
    ...(owner ?? {}),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-2_000)))
  const ended = once(child, 'exit')
  for (let tries = 0; !(await answers(join(folder, `.s.PGSQL.${POOLER_PORT}`))); tries++) {
    if (child.exitCode !== null || tries === 200) throw new Error(`pgbouncer does not start: ${said}`)
    await wait(25)
  }
  return {
    host: folder,
    port: POOLER_PORT,
    url: (database: string) =>
      `postgres://${user}@localhost:${POOLER_PORT}/${database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(socket, () => {
      resolve(true)
      probe.destroy()
    })
    probe.on('error', () => resolve(false))
  })
