import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  registry: Registry
  inFlight: () => number
  /** Counts an answer that did not go through the framework. */
  answered: (method: string, route: string, status: number, ms: number) => void
}

/** Counts every answer by route, method and status, beside the process's own figures. */
export function measure(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'lodestar_http_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const answered: Metrics['answered'] = (method, route, status, ms) =>
    answers.observe({ method, route, status: String(status) }, ms / 1000)
  let inFlight = 0
  new Gauge({
    name: 'lodestar_http_in_flight',
    help: 'Requests being answered',
    registers: [registry],
    collect() {
      this.set(inFlight)
    },
  })
  app.addHook('onRequest', async () => void inFlight++)
  app.addHook('onResponse', async (request, reply) => {
    inFlight--
    answered(request.method, request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime)
  })
  return { registry, inFlight: () => inFlight, answered }
}
