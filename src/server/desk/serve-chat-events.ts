import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { send } from '../http/api.ts'
import { failure } from '../http/dispatch.ts'
import { chatEventsPath } from '../http/long-polls.ts'
import type { Fanout } from '../support/fanout.ts'
import type { DeskContext } from './context.ts'
import { deskCookie } from './serve-desk.ts'
import { findStaffSession } from './staff-session.ts'

const beatEvery = 20_000
const mostStreams = 300

/** Server-sent events for the live chat console: the number of a conversation and what happened, never text. */
export function serveChatEvents(app: FastifyInstance, context: DeskContext, fanout: Fanout) {
  const streams = new Set<ServerResponse>()
  const tell = (event: string, data: object) => {
    for (const stream of streams) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  fanout.subscribeAll((news) => tell('news', news))
  // Notifications may have been lost: the console reads its conversations again.
  fanout.onGap(() => tell('gap', {}))

  const mayAnswer = async (secret: string) => {
    const staff = await findStaffSession(context, secret, { isBackground: true })
    return staff?.stage === 'open' && staff.permissions.includes('chat.answer')
  }
  app.get(chatEventsPath, async (request, reply) => {
    const secret = request.cookies[deskCookie] || null
    if (!secret || !(await mayAnswer(secret))) return send(reply, failure('sign_in_required', 'en'))
    if (streams.size >= mostStreams) return send(reply, failure('overloaded', 'en', { retry_after: 30 }))
    reply.hijack()
    const stream = reply.raw
    if (stream.closed || stream.destroyed || request.raw.socket.destroyed) return reply
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write('event: gap\ndata: {}\n\n')
    streams.add(stream)
    const beat = setInterval(() => {
      mayAnswer(secret).then(
        (isOpen) => (isOpen ? stream.write(': beat\n\n') : stream.end()),
        () => stream.end(),
      )
    }, beatEvery)
    stream.on('close', () => {
      clearInterval(beat)
      streams.delete(stream)
    })
    return reply
  })
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
}
