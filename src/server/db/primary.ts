import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { type Connection, type Server, serversOf, singleServer } from '../settings/connection-url.ts'
import { failedSocket, openSocket } from './driver-socket.ts'
import { READ_ONLY_STATE } from './faults.ts'

/** Connections to the server that accepts writes, of one or several. */
export type Primary = {
  readonly servers: readonly Server[]
  /** A socket to that server. It fails with the reason if there is none. */
  readonly connect: () => Promise<Socket>
  /** That server, as of at most a second ago. */
  readonly server: () => Promise<Server>
  /** Asks all servers, and closes connections to others than the one that accepts writes. */
  readonly find: () => Promise<Server>
  /** Closes the connection once its server is no longer the one. */
  readonly watch: (socket: Socket, server: Server) => void
  /** Closes the connections that were opened before a time of `performance.now()`: their server may be gone. */
  readonly closeOpenedBefore: (time: number) => void
  /** Changes whenever another server may have become the primary. */
  readonly generation: () => number
}

type Watched = { readonly server: Server; readonly openedAt: number }

type Options = { readonly askMs?: number; readonly everyMs?: number }

const CONFIRMED_MS = 1_000
const ASK_MS = 2_000
const EVERY_MS = 5_000

const primaries = new Map<string, Primary>()

/** One for each address, shared by all pools of this process. */
export function primaryOf(connection: Connection): Primary {
  const key = JSON.stringify(connection)
  const primary = primaries.get(key) ?? openPrimary(connection)
  primaries.set(key, primary)
  return primary
}

export function openPrimary(
  connection: Connection,
  { askMs = ASK_MS, everyMs = EVERY_MS }: Options = {},
): Primary {
  const servers = serversOf(connection)
  const sockets = new Map<Socket, Watched>()
  let current = servers[0]!
  let generation = 0
  let confirmedAt = Number.NEGATIVE_INFINITY
  let finding: Promise<Server> | null = null
  let confirming: Promise<Server> | null = null
  let timer: NodeJS.Timeout | null = null

  const timelineOf = (server: Server) => askTimeline(singleServer(connection, server), askMs)

  function use(server: Server) {
    if (server !== current) generation += 1
    current = server
    confirmedAt = performance.now()
    closeWhere((watched) => watched.server !== server)
    return server
  }

  async function look(): Promise<Server> {
    const answers = await Promise.allSettled(servers.map(timelineOf))
    const timelines = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null))
    // After a fail-over the previous primary may answer for a moment; the new one has a higher timeline.
    const latest = Math.max(...timelines.map((timeline) => timeline ?? 0))
    if (latest > 0) return use(servers[timelines.indexOf(latest)]!)
    confirmedAt = Number.NEGATIVE_INFINITY
    closeReadOnly(answers)
    throw reasonOf(answers)
  }

  /** A standby holds no connection of ours that could write. */
  function closeReadOnly(answers: readonly PromiseSettledResult<number | null>[]) {
    const standbys = servers.filter((_, n) => answers[n]!.status === 'fulfilled')
    closeWhere(({ server }) => standbys.includes(server))
  }

  function closeWhere(isStale: (watched: Watched) => boolean) {
    for (const [socket, watched] of sockets) if (isStale(watched)) socket.destroy()
  }

  const find = () => (finding ??= look().finally(() => (finding = null)))

  async function confirm(): Promise<Server> {
    const timeline = await timelineOf(current).catch(() => null)
    return timeline === null ? find() : use(current)
  }

  async function server(): Promise<Server> {
    if (servers.length === 1 || performance.now() - confirmedAt < CONFIRMED_MS) return current
    return (confirming ??= confirm().finally(() => (confirming = null)))
  }

  function watch(socket: Socket, own: Server) {
    forgetClosed()
    sockets.set(socket, { server: own, openedAt: performance.now() })
    // A connection to a server that was cut off would wait for minutes, and one to a deposed primary for its standbys.
    if (servers.length > 1) timer ??= setInterval(lookAgain, everyMs).unref()
  }

  function lookAgain() {
    forgetClosed()
    if (sockets.size > 0) return void find().catch(() => {})
    if (timer) clearInterval(timer)
    timer = null
  }

  /** TLS removes listeners of the socket, so that its end is not reported. */
  function forgetClosed() {
    for (const socket of sockets.keys()) if (socket.destroyed) sockets.delete(socket)
  }

  async function connect(): Promise<Socket> {
    try {
      const chosen = await server()
      const socket = openSocket(chosen)
      watch(socket, chosen)
      return socket
    } catch (error) {
      return failedSocket(error as NodeJS.ErrnoException)
    }
  }

  function closeOpenedBefore(time: number) {
    generation += 1
    closeWhere(({ openedAt }) => openedAt < time)
  }

  return { servers, connect, server, find, watch, closeOpenedBefore, generation: () => generation }
}

/** The timeline of a server that accepts writes; null for a standby. */
async function askTimeline(single: Connection, askMs: number): Promise<number | null> {
  const options = {
    max: 1,
    connect_timeout: askMs / 1_000,
    fetch_types: false,
    prepare: false,
    backoff: () => 0,
    onnotice: () => {},
    connection: { application_name: 'lodestar primary' },
  }
  const own = typeof single === 'string' ? postgres(single, options) : postgres({ ...single, ...options })
  try {
    const asked = own<[{ timeline: string | null }]>`
      select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
        then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`
    const [row] = await Promise.race([asked, failAfter(askMs)])
    return row.timeline === null ? null : Number.parseInt(row.timeline, 16)
  } finally {
    void own.end({ timeout: 0 }).catch(() => {})
  }
}

async function failAfter(ms: number): Promise<never> {
  await wait(ms, null, { ref: false })
  throw Object.assign(new Error('The server does not answer.'), { code: 'CONNECT_TIMEOUT' })
}

/** The most telling of the reasons: a standby, then the answer of a server, then a failed connection. */
function reasonOf(answers: readonly PromiseSettledResult<number | null>[]): Error {
  if (answers.some(({ status }) => status === 'fulfilled'))
    return Object.assign(new Error('No server of the database accepts writes.'), { code: READ_ONLY_STATE })
  const reasons = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as Error & { code?: string }] : [],
  )
  return reasons.find(({ code }) => /^[0-9A-Z]{5}$/.test(code ?? '')) ?? reasons[0]!
}
