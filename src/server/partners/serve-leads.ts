import type { FastifyInstance } from 'fastify'
import type { Envelope } from '#contract/endpoint.ts'
import { sendPartnerLead } from '#contract/endpoints.ts'
import { locales } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { pageCaller } from '../http/caller.ts'
import { failure, type Respond } from '../http/dispatch.ts'
import { isFromElsewhere } from '../http/gates.ts'
import { plainBody } from '../http/plain-body.ts'

/** The partner form without JavaScript: the result is shown by a GET, so that reloading it sends nothing again. */
export function serveLeads(
  app: FastifyInstance,
  { respond, origin }: { respond: Respond; origin: () => string },
) {
  for (const locale of locales) {
    const page = joinLocale('/partner', locale)
    app.post(page, async (request, reply) => {
      if (isFromElsewhere(request, origin())) return reply.code(403).send(failure('origin_refused', locale))
      const { hotel, city, rooms, name, email, phone, text } = await plainBody(request)
      const caller = { ...pageCaller(locale), address: request.ip, requestId: request.id }
      const lead = { hotel, city, rooms, name, email, phone, text }
      const { envelope } = await respond(sendPartnerLead, lead, caller)
      const outcome = outcomeOf(envelope as Envelope<{ ticket: string }>)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${page}?${new URLSearchParams(outcome)}#hotel`, 303)
    })
  }
}

function outcomeOf(answer: Envelope<{ ticket: string }>): Record<string, string> {
  if (answer.code === 1) return { sent: (answer.data as { ticket: string }).ticket }
  return { fault: (answer.data as { reason: string }).reason === 'too_many' ? 'too_many' : 'fields' }
}
