import type { WebSocket } from 'ws'
import { type SupportHeard, SupportSent } from '#contract/support.ts'
import type { SupportContext } from './context.ts'
import { touchGuests } from './desk-store.ts'
import type { News } from './fanout.ts'
import { presentMessage, presentState } from './present.ts'
import { type Speaker, sayAsGuest } from './say.ts'
import { listMessages, markRead, readConversation } from './store.ts'

/** The conversation was replaced: the browser reconnects. */
export const MOVED = 4001
/** The session that opened it has ended: logged out, reset, expired or ended elsewhere. */
export const SESSION_ENDED = 4003
const TOO_FAST = 1008
/** The limit of frames of all kinds, typing included, in ten seconds. */
const mostFrames = 100
const frameWindow = 10_000

export type SocketSession = {
  readonly conversation: string
  /** Messages exist up to this number: sends those that were not sent. */
  readonly catchUp: (upto: number) => void
  readonly heard: (news: News) => void
}

/**
 * One open socket. The table of messages is the source of truth. On an event the socket reads the messages after the
 * last number it sent, and sends them in order. Each message is therefore sent once, also with duplicate or lost
 * events.
 */
export function openSession(context: SupportContext, socket: WebSocket, speaker: Speaker): SocketSession {
  const { db, fanout, now } = context
  const { conversation: id } = speaker
  let sent: number | null = null
  let work: Promise<unknown> = Promise.resolve()
  let frames = { since: now(), count: 0 }

  const tell = (heard: SupportHeard) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(heard))
  }
  /** Read for each step: after a logout nothing is accepted or sent, even before the socket is closed. */
  const isAdmitted = async () => !speaker.session || context.sessions.isOpen(speaker.session)
  /** One after the other, and nothing after a failure: the browser sends it again, before its successors. */
  const inTurn = (step: () => Promise<unknown>) => {
    work = work.then(async () => {
      if (await isAdmitted()) await step()
      else socket.close(SESSION_ENDED)
    })
    work.catch(() => socket.close(1011))
  }
  const sendNew = async () => {
    if (sent === null || socket.readyState !== socket.OPEN) return
    for (;;) {
      const rows = await listMessages(db, id, sent)
      for (const row of rows) tell({ type: 'message', ...presentMessage(row) })
      sent = rows.at(-1)?.n ?? sent
      if (rows.length === 0) return
    }
  }
  const hello = async (after: number) => {
    const conversation = await readConversation(db, id)
    if (!conversation) return socket.close(MOVED)
    await touchGuests(db, [id], now())
    const state = presentState(context, conversation, after)
    tell({ type: 'ready', ...state })
    sent = state.after
    await sendNew()
  }
  const say = async (said: Extract<SupportSent, { type: 'say' }>) => {
    const written = await sayAsGuest(context, speaker, said)
    if (written.ok) return
    const why = written.refusal
    if (typeof why === 'string') tell({ type: 'refused', id: said.id, reason: why })
    else tell({ type: 'refused', id: said.id, reason: why.reason, retry_after: why.retry_after })
  }
  const read = async (upto: number) => {
    if (await markRead(db, id, 'guest', upto)) fanout.publish({ conversation: id, kind: 'read', by: 'guest' })
  }
  const tellState = async () => {
    const conversation = await readConversation(db, id)
    if (conversation && sent !== null) tell({ type: 'ready', ...presentState(context, conversation, sent) })
  }
  const isTooFast = () => {
    if (now() - frames.since > frameWindow) frames = { since: now(), count: 0 }
    frames.count += 1
    return frames.count > mostFrames
  }

  socket.on('message', (data, isBinary) => {
    if (isTooFast()) return socket.close(TOO_FAST)
    const message = isBinary ? null : parse(String(data))
    if (!message) return tell({ type: 'refused', id: null, reason: 'invalid_input' })
    if (message.type === 'ping') return tell({ type: 'pong' })
    if (message.type === 'hello') inTurn(() => hello(message.after))
    else if (message.type === 'say') inTurn(() => say(message))
    else if (message.type === 'read') inTurn(() => read(message.upto))
    else inTurn(async () => fanout.publish({ conversation: id, kind: 'typing', by: 'guest' }))
  })

  return {
    conversation: id,
    catchUp: (upto) => {
      if (sent !== null && sent < upto) inTurn(sendNew)
    },
    heard: ({ kind, by }) => {
      if (kind === 'moved') socket.close(MOVED)
      else if (kind === 'message') inTurn(sendNew)
      else if (by === 'staff' && kind === 'typing') inTurn(async () => tell({ type: 'typing' }))
      // A reply implies that staff is online and has read the messages above.
      if (by === 'staff' && (kind === 'message' || kind === 'read')) inTurn(tellState)
    },
  }
}

function parse(text: string): SupportSent | null {
  try {
    return SupportSent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
