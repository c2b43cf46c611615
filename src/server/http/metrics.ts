import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = { registry: Registry }

/** Counts responses by route, method and status, beside the process metrics. */
export function measure(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new Histogram({
    name: 'lodestar_http_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
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
    times.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return { registry }
}
