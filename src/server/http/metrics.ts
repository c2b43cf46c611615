import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { countTimes } from './answer-times.ts'

export type Metrics = {
  registry: Registry
  inFlight: () => number
  /** Counts an answer that was kept and sent again: that takes no time worth measuring. */
  sentAgain: (route: string) => void
  /** For answers that are made outside the framework. */
  begin: () => void
  end: () => void
  answered: (route: string, status: number, seconds: number) => void
}

/** Counts every answer by route, method and status, beside the process's own figures. */
export function measure(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const count = countTimes(registry, 'lodestar_http_seconds', 'Time to answer, by route')
  const again = new Map<string, number>()
  new Counter({
    name: 'lodestar_http_kept_total',
    help: 'Answers that were kept and sent again without being made, by route; not in lodestar_http_seconds',
    labelNames: ['route'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [route, times] of again) this.inc({ route }, times)
    },
  })
  let inFlight = 0
  new Gauge({
    name: 'lodestar_http_in_flight',
    help: 'Requests being answered',
    registers: [registry],
    collect() {
      this.set(inFlight)
    },
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight++
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    inFlight--
    const route = request.routeOptions.url ?? 'page'
    count({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const sentAgain = (route: string) => void again.set(route, (again.get(route) ?? 0) + 1)
  return {
    registry,
    inFlight: () => inFlight,
    sentAgain,
    begin: () => void inFlight++,
    end: () => void inFlight--,
    answered: (route, status, seconds) => count({ method: 'GET', route, status }, seconds),
  }
}
