import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** Part of the socket's name; PostgreSQL does not listen on the network. */
export const port = 5432

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')
export const readPid = (cluster: string) =>
  existsSync(pidFile(cluster)) ? readFileSync(pidFile(cluster), 'utf8').split('\n') : []
/** The postmaster named by the lock file is alive and accepts queries. */
export const isReady = (cluster: string) => {
  const lines = readPid(cluster)
  return lines[7]?.trim() === 'ready' && isPostgres(Number(lines[0]))
}

/** Removes the lock files of a crashed postmaster, only if its process no longer exists. */
export function clearStale({ cluster, socket }: { cluster: string; socket: string }) {
  const pid = Number(readPid(cluster)[0])
  if (!pid || isPostgres(pid)) return
  const files = [pidFile(cluster), join(socket, `.s.PGSQL.${port}.lock`), join(socket, `.s.PGSQL.${port}`)]
  for (const file of files) rmSync(file, { force: true })
}

/** A reused pid or a zombie is not our database. */
export function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux')
      return /\(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// The SSLRequest of the PostgreSQL protocol, which a live server answers with one byte.
const question = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** A successful connect is not enough, since the socket of a terminating server still accepts. */
export const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(join(socket, `.s.PGSQL.${port}`), () => probe.write(question))
    const settle = (alive: boolean) => {
      resolve(alive)
      probe.destroy()
    }
    probe.on('data', () => settle(true)).on('error', () => settle(false))
    probe.on('close', () => settle(false)).setTimeout(2_000, () => settle(false))
  })
