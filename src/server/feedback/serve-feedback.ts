import type { FastifyInstance } from 'fastify'
import type { Envelope } from '#contract/endpoint.ts'
import { sendFeedback } from '#contract/endpoints.ts'
import { locales } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { pageCaller } from '../http/caller.ts'
import { failure, type Respond } from '../http/dispatch.ts'
import { isFromElsewhere } from '../http/gates.ts'
import { plainBody } from '../http/plain-body.ts'

/**
 * Target of the feedback form without scripts. The sender always counts as a visitor, since a cookie alone does not
 * authenticate. The result page is reached by a GET, so that reloading it does not post again.
 */
export function serveFeedback(
  app: FastifyInstance,
  { respond, origin }: { respond: Respond; origin: () => string },
) {
  for (const locale of locales) {
    const page = joinLocale('/feedback', locale)
    app.post(page, async (request, reply) => {
      if (isFromElsewhere(request, origin())) return reply.code(403).send(failure('origin_refused', locale))
      const { topic, text, email, about } = await plainBody(request)
      const caller = { ...pageCaller(locale), address: request.ip, requestId: request.id }
      const { envelope } = await respond(sendFeedback, { topic, text, email, about }, caller)
      const outcome = outcomeOf(envelope as Envelope<{ ticket: string }>)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${page}?${new URLSearchParams(outcome)}`, 303)
    })
  }
}

function outcomeOf(answer: Envelope<{ ticket: string }>): Record<string, string> {
  if (answer.code === 1) return { sent: (answer.data as { ticket: string }).ticket }
  return { fault: (answer.data as { reason: string }).reason === 'too_many' ? 'too_many' : 'fields' }
}
