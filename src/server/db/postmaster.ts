import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** Names the socket's file; nothing listens on the network. */
export const port = 5432

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')
export const readPid = (cluster: string) =>
  existsSync(pidFile(cluster)) ? readFileSync(pidFile(cluster), 'utf8').split('\n') : []
/** The postmaster named by the lock lives and takes queries. */
export const isReady = (cluster: string) => {
  const lines = readPid(cluster)
  return lines[7]?.trim() === 'ready' && isPostgres(Number(lines[0]))
}

/** Locks of a postmaster that died hard are removed only when that process is surely gone. */
export function clearStale({ cluster, socket }: { cluster: string; socket: string }) {
  const pid = Number(readPid(cluster)[0])
  if (!pid || isPostgres(pid)) return
  const files = [pidFile(cluster), join(socket, `.s.PGSQL.${port}.lock`), join(socket, `.s.PGSQL.${port}`)]
  for (const file of files) rmSync(file, { force: true })
}

/** A reused process number or a zombie is not our database. */
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

// A client's first question, whether it may speak TLS: a living server answers with one letter.
const question = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** Connecting is not enough: the socket of a server that is just dying still accepts. */
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
