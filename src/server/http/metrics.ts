import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { collectEvents } from '../telemetry/collect-events.ts'
import { addGauge } from '../telemetry/gauges.ts'
import { classOf, outcomeOf, pageRoute } from '../telemetry/request-class.ts'

export type Metrics = { registry: Registry }

const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** The registry of a process, with its memory and CPU and the events of its features. */
export function openRegistry(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const end = collectEvents(registry)
  app.addHook('onClose', async () => end())
  return registry
}

/** Counts responses by class and outcome, and by route, method and status. */
export function measure(app: FastifyInstance): Metrics {
  const registry = openRegistry(app)
  const registers = [registry]
  const times = new Histogram({
    name: 'lodestar_http_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const classes = new Histogram({
    name: 'lodestar_request_seconds',
    help: 'Time to answer, by class of request',
    labelNames: ['class'],
    buckets,
    registers,
  })
  const outcomes = new Counter({
    name: 'lodestar_requests_total',
    help: 'Requests by class and outcome: ok, refused, limited, unavailable, failed or aborted',
    labelNames: ['class', 'outcome'],
    registers,
  })
  let inFlight = 0
  addGauge(registry, { name: 'lodestar_http_in_flight', help: 'Requests being answered' }, () => inFlight)
  const classOfRequest = ({ method, url, routeOptions }: FastifyRequest) => {
    const path = url.split('?', 1)[0]!
    return { path, kind: classOf({ method, route: routeOptions.url, path }) }
  }
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight++
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    inFlight--
    const { path, kind } = classOfRequest(request)
    const seconds = reply.elapsedTime / 1_000
    const route = request.routeOptions.url ?? (kind === 'page' ? pageRoute(path) : 'other')
    times.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    classes.observe({ class: kind }, seconds)
    // The client disconnected before the end of the answer.
    const outcome = reply.raw.writableFinished ? outcomeOf(reply.statusCode) : 'aborted'
    outcomes.inc({ class: kind, outcome })
    done()
  })
  return { registry }
}
