import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Listening } from '../db/database.ts'
import { listenToDesk } from '../db/desk-signal.ts'
import { send } from '../http/api.ts'
import { failure } from '../http/dispatch.ts'
import { deskEventsPath } from '../http/long-polls.ts'
import { addGauge } from '../telemetry/gauges.ts'
import type { DeskContext } from './context.ts'
import { deskCookie } from './serve-desk.ts'
import { isOpenSession } from './staff-session.ts'

const beatEvery = 20_000
const mostStreams = 500

/**
 * Server-sent events for open pages of the desk. An event says that something changed; the page reads it by its own
 * call, which checks permission and hotels.
 */
export function serveDeskEvents(app: FastifyInstance, context: DeskContext, metrics: Registry) {
  const streams = new Set<ServerResponse>()
  const help = 'Open pages of the desk that receive events'
  addGauge(metrics, { name: 'lodestar_desk_streams', help }, () => streams.size)
  let listening: Promise<Listening> | null = null
  const tell = () => {
    for (const stream of streams) stream.write('event: changed\ndata: {}\n\n')
  }
  const listen = () => {
    listening ??= listenToDesk(context.db, tell).catch((error: unknown) => {
      listening = null
      throw error
    })
    return listening
  }

  app.get(deskEventsPath, async (request, reply) => {
    const secret = request.cookies[deskCookie] || null
    if (!secret || !(await isOpenSession(context, secret)))
      return send(reply, failure('sign_in_required', 'en'))
    if (streams.size >= mostStreams) return send(reply, failure('overloaded', 'en', { retry_after: 30 }))
    await listen()
    reply.hijack()
    const stream = reply.raw
    // A page that was left meanwhile has emitted its close event already.
    if (stream.closed || stream.destroyed || request.raw.socket.destroyed) return reply
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write('event: changed\ndata: {}\n\n')
    streams.add(stream)
    const beat = setInterval(() => {
      // Also notices a session that was ended.
      isOpenSession(context, secret).then(
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
    const opened = await listening?.catch(() => null)
    await opened?.end()
  })
}
