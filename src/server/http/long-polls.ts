import type { FastifyRequest } from 'fastify'
import { readChat } from '#contract/endpoints.ts'

const longPolls: ReadonlySet<string | undefined> = new Set([readChat].map(({ path }) => `/api/${path}`))

/** A request that waits for events: it takes seconds without causing load, and without the database being slow. */
export const isLongPoll = (request: FastifyRequest) => longPolls.has(request.routeOptions.url)
