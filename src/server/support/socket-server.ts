import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type WebSocket, WebSocketServer } from 'ws'
import { localeOfQuery } from '#contract/common-inputs.ts'
import { visitorCookie, visitorPath } from '../http/api.ts'
import type { FindSession, SessionCookie } from '../http/caller.ts'
import type { Client } from '../http/client.ts'
import { isFromElsewhere } from '../http/gates.ts'
import { addressKey } from '../http/network.ts'
import { addGauge } from '../telemetry/gauges.ts'
import type { SupportContext } from './context.ts'
import { touchGuests } from './desk-store.ts'
import { mostPerConversation } from './per-conversation.ts'
import type { Speaker } from './say.ts'
import { openSession, SESSION_ENDED, type SocketSession } from './socket-session.ts'
import { readHeads, takeTicket } from './store.ts'
import { hashOf, openConversation } from './talker.ts'

const path = '/api/support'
const mostBytes = 16 * 1024
const pingEvery = 30_000
/** Interval of the poll that finds messages whose events were lost. */
const lookEvery = 2_000
const mostPerAddress = 100

type Options = {
  context: SupportContext
  findSession: FindSession
  client: Client
  origin: () => string
  metrics: Registry
  /** Loopback addresses are not counted. */
  isUncounted: (address: string) => boolean
}

type Admitted = { speaker: Speaker; setCookie?: string }

/** Live support at `/api/support`. Cross-site requests and invalid tickets or tokens are refused. */
export function serveSockets(
  app: FastifyInstance,
  { context, findSession, client, origin, metrics, isUncounted }: Options,
) {
  const { db, fanout, now } = context
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false })
  const sessions = new Map<WebSocket, SocketSession & { address: string }>()
  const alive = new WeakSet<WebSocket>()
  const help = 'Open WebSockets of live support'
  addGauge(metrics, { name: 'lodestar_sockets', help }, () => sessions.size)
  const cookies = new WeakMap<IncomingMessage, string>()

  server.on('headers', (headers, request) => {
    const cookie = cookies.get(request)
    if (cookie) headers.push(`Set-Cookie: ${cookie}`)
  })

  const admit = async (request: IncomingMessage, url: URL): Promise<Admitted | 401 | 403 | 429> => {
    if (isFromElsewhere({ headers: request.headers }, origin())) return 403
    const address = client.address(request)
    const ticket = url.searchParams.get('ticket')
    if (ticket !== null) {
      const found = await takeTicket(db, hashOf(ticket), now())
      return found && (await context.sessions.isOpen(found.session))
        ? { speaker: { ...found, address } }
        : 401
    }
    const { authentic } = request.headers
    const sent = app.parseCookie(request.headers.cookie ?? '')
    const token = typeof authentic === 'string' ? authentic : null
    const session = token ? await findSession({ token, cookie: sent.USER_TOEKN }) : null
    if (token && !session) return 401
    if (await context.limiter.take(['chat_opened_per_address_hour'], { address })) return 429
    const kept: { setCookie?: string } = {}
    const secure = client.isSecure(request) || origin().startsWith('https:')
    const keepVisitor = (cookie: SessionCookie) => {
      kept.setCookie = writeCookie(cookie, secure)
    }
    const locale = localeOfQuery(request.url ?? '')
    const caller = { session, visitor: sent[visitorCookie], locale, keepVisitor }
    const { id } = await openConversation(context, caller)
    return {
      ...kept,
      speaker: {
        conversation: id,
        guestId: session?.guestId ?? null,
        session: session?.id ?? null,
        address,
        locale,
      },
    }
  }

  const isCrowded = ({ conversation, address }: Speaker) => {
    const all = [...sessions.values()]
    const near = all.filter((one) => addressKey(one.address) === addressKey(address)).length
    return (
      all.filter((one) => one.conversation === conversation).length >= mostPerConversation ||
      (near >= mostPerAddress && !isUncounted(address))
    )
  }

  const begin = (socket: WebSocket, speaker: Speaker) => {
    const session = openSession(context, socket, speaker)
    const leave = fanout.subscribe(speaker.conversation, session.heard)
    const unwatch = context.sessions.watch(speaker.session ?? null, () => socket.close(SESSION_ENDED))
    sessions.set(socket, { ...session, address: speaker.address })
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      leave()
      unwatch()
      sessions.delete(socket)
    })
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    // Not every request target is a URL, such as `//`.
    const url = URL.parse(request.url ?? '/', 'http://x')
    if (url?.pathname !== path) return refuse(stream, 404)
    admit(request, url).then(
      (admitted) => {
        if (typeof admitted === 'number') return refuse(stream, admitted)
        if (isCrowded(admitted.speaker)) return refuse(stream, 429)
        if (admitted.setCookie) cookies.set(request, admitted.setCookie)
        server.handleUpgrade(request, stream, head, (socket) => begin(socket, admitted.speaker))
      },
      () => refuse(stream, 503),
    )
  })

  /** One query for all open conversations. */
  const look = async () => {
    const ids = [...new Set([...sessions.values()].map(({ conversation }) => conversation))]
    if (ids.length === 0) return
    const heads = new Map((await readHeads(db, ids)).map(({ id, upto }) => [id, upto]))
    for (const session of sessions.values()) session.catchUp(heads.get(session.conversation) ?? 0)
  }
  fanout.onGap(() => void look().catch(() => {}))
  const looking = setInterval(() => {
    void look().catch(() => {})
    void context.sessions.look().catch(() => {})
  }, lookEvery).unref()
  const pinging = setInterval(() => {
    const open = [...new Set([...sessions.values()].map(({ conversation }) => conversation))]
    if (open.length > 0) void touchGuests(db, open, now()).catch(() => {})
    for (const socket of sessions.keys()) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, pingEvery).unref()

  app.addHook('onListen', async () => fanout.start())
  app.addHook('preClose', async () => {
    clearInterval(looking)
    clearInterval(pinging)
    // 1001 (going away): browsers reconnect by themselves, to another process.
    for (const socket of sessions.keys()) socket.close(1001)
    const terminate = () => {
      for (const socket of server.clients) socket.terminate()
    }
    setTimeout(terminate, 500).unref()
  })
  app.addHook('onClose', fanout.close)
}

const phrases: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

function refuse(stream: Duplex, status: number) {
  stream.end(`HTTP/1.1 ${status} ${phrases[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const writeCookie = ({ value, seconds }: SessionCookie, secure: boolean) =>
  `${visitorCookie}=${value}; Path=${visitorPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
