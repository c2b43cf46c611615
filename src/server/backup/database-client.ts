import { spawn } from 'node:child_process'
import { CannotStart } from '../db/embedded-places.ts'
import { readConnectionUrl } from '../settings/connection-url.ts'

/** A program of PostgreSQL with its streams; `done` rejects with its last words if it fails. */
export function runClient(program: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', ...env },
  })
  let said = ''
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-2_000)))
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new CannotStart(`${program} is not installed: install the client of PostgreSQL (postgresql-client).`),
      ),
    )
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new CannotStart(`${program} failed: ${said.trim().split('\n').at(-1)}`)),
    )
  })
  // Awaited after the streams: a failure meanwhile must not be unhandled.
  done.catch(() => {})
  return { input: child.stdin, output: child.stdout as AsyncIterable<Buffer>, done }
}

/** Connection parameters for libpq by environment: arguments are visible to other users. */
export function clientEnvironment(address: string): Record<string, string> {
  const { url, servers } = readConnectionUrl(address)
  const mode = url.searchParams.get('sslmode')
  return {
    PGHOST: servers.map(({ host }) => host).join(','),
    PGPORT: servers.map(({ port }) => port).join(','),
    PGUSER: decodeURIComponent(url.username),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(servers.length > 1 ? { PGTARGETSESSIONATTRS: 'read-write' } : {}),
    ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
    ...(mode ? { PGSSLMODE: mode } : {}),
  }
}

/** The major version of an installed program, such as 18; null if it is not installed. */
export async function clientVersion(program: string): Promise<number | null> {
  const { output, done } = runClient(program, ['--version'], {})
  let said = ''
  for await (const text of output) said += String(text)
  await done.catch(() => {})
  return Number(/\s(\d+)[.\d]*/.exec(said)?.[1] ?? 0) || null
}
