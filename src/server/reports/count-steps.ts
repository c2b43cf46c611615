import type { FastifyInstance } from 'fastify'
import type { Step } from '#domain/report/buckets.ts'
import { reportZone } from '#domain/report/order-figures.ts'

import type { PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { Pool } from '../db/database.ts'
import { isCrawler, stepsOfRequest } from './request-step.ts'
import { addSteps } from './step-store.ts'

const flushEvery = 60_000

type Counted = Map<string, { day: PlainDate; step: Step; requests: number }>

/**
 * Counts answered requests by step and day in memory, and adds them to the table each minute. Neither a cookie nor an
 * IP address is read. A process that dies loses the counts of its last minute.
 */
export function countSteps(app: FastifyInstance, { db, now }: { db: Pool; now: () => number }) {
  let counted: Counted = new Map()
  app.addHook('onResponse', (request, reply, done) => {
    const isAnswered = reply.statusCode === 200 || reply.statusCode === 304
    if (request.method === 'GET' && isAnswered && !isCrawler(request.headers['user-agent'] ?? '')) {
      for (const step of stepsOfRequest(request.url)) {
        const day = dateIn(reportZone, now())
        const count = counted.get(`${day} ${step}`) ?? { day, step, requests: 0 }
        counted.set(`${day} ${step}`, { ...count, requests: count.requests + 1 })
      }
    }
    done()
  })
  const flush = async () => {
    if (counted.size === 0) return
    const counts = [...counted.values()]
    counted = new Map()
    await addSteps(db, counts)
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'steps to a booking were not counted'))
  }, flushEvery).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush().catch(() => {})
  })
  return { flush }
}
