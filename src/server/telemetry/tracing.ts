import type { Context, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { type Ends, observe } from './events.ts'
import { pageRoute } from './request-class.ts'

export type Tracing = {
  /** A span for each request of this server; statements and calls of services are its children. */
  readonly serve: (app: FastifyInstance) => void
  /** The same handlers with a span for each run. */
  readonly jobs: <Handlers extends object>(handlers: Handlers) => Handlers
  readonly close: () => Promise<void>
}

type Options = Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'SITE_VERSION'> & {
  readonly program: 'site' | 'worker'
}

/**
 * Traces by OpenTelemetry, whose packages are loaded only with an endpoint. A request begins a trace of its own: a
 * visitor must not choose what is recorded. Spans have no query strings, no statement texts and no personal data.
 */
export async function openTracing({ program, ...settings }: Options): Promise<Tracing | null> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  const [{ context, SpanKind, SpanStatusCode, trace }, sdk, hooks, otlp, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': `lodestar-${program}`,
      'service.version': settings.SITE_VERSION,
    }),
    sampler: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  const contexts = new hooks.AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const tracer = provider.getTracer('lodestar')

  const child = (name: string, ends: Ends) => {
    if (!trace.getActiveSpan()?.isRecording()) return
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT })
    ends.push((_, isOk) => {
      if (!isOk) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  }
  const stop = [
    observe('query', ({ kind, ends }) => child(`postgresql ${kind}`, ends)),
    observe('service', ({ service, ends }) => child(service, ends)),
  ]
  const begun = new WeakMap<FastifyRequest, { span: Span; active: Context }>()

  return {
    serve: (app) => {
      app.addHook('onRequest', (request, _, done) => {
        const route = request.routeOptions.url ?? pageRoute(request.url.split('?', 1)[0]!)
        const span = tracer.startSpan(`${request.method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'lodestar.request_id': request.id,
          },
        })
        const active = trace.setSpan(context.active(), span)
        begun.set(request, { span, active })
        context.with(active, done)
      })
      // A body arrives outside of the context of its request.
      app.addHook('preHandler', (request, _, done) => {
        const found = begun.get(request)
        if (found) context.with(found.active, done)
        else done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = begun.get(request)?.span
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    jobs: (handlers) => {
      type Run = (payload: unknown) => Promise<unknown>
      const traced = ([name, run]: [string, Run]): [string, Run] => [
        name,
        (payload) =>
          tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, (span) =>
            run(payload)
              .catch((error: unknown) => {
                span.setStatus({ code: SpanStatusCode.ERROR })
                throw error
              })
              .finally(() => span.end()),
          ),
      ]
      return Object.fromEntries(
        Object.entries(handlers as Record<string, Run>).map(traced),
      ) as typeof handlers
    },
    close: async () => {
      for (const end of stop) end()
      // An exporter that cannot be reached must not delay the end.
      await provider.shutdown().catch(() => {})
      context.disable()
    },
  }
}
