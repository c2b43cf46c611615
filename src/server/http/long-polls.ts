import type { FastifyRequest } from 'fastify'
import { readChat } from '#contract/endpoints.ts'

/** The stream of changes of the desk. */
export const deskEventsPath = '/api/desk/events'
/** The stream of the live chat console. */
export const chatEventsPath = '/api/desk/chat_events'

const longPolls: ReadonlySet<string | undefined> = new Set([
  `/api/${readChat.path}`,
  deskEventsPath,
  chatEventsPath,
])

/** A request that waits for events: it takes seconds without causing load, and without the database being slow. */
export const isLongPoll = (request: FastifyRequest) => longPolls.has(request.routeOptions.url)
