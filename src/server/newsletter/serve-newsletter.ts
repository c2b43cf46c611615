import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Envelope, Failure } from '#contract/endpoint.ts'
import { changeSubscription } from '#contract/endpoints.ts'
import type { SubscriptionState } from '#contract/feedback.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { pageCaller } from '../http/caller.ts'
import { failure, type Respond } from '../http/dispatch.ts'
import { isFromElsewhere } from '../http/gates.ts'
import { plainBody } from '../http/plain-body.ts'
import { parseForm } from '../http/wire.ts'

type Options = { respond: Respond; origin: () => string }
type Fields = Readonly<Record<string, unknown>>

/**
 * Receives newsletter forms posted without JavaScript, and one-click unsubscription by mail clients (RFC 8058). The
 * latter posts to the URL of the link, without a page in between and without a redirect.
 */
export function serveNewsletter(app: FastifyInstance, { respond, origin }: Options) {
  for (const locale of ['en', 'zh'] as const) {
    app.post(joinLocale('/newsletter', locale), async (request, reply) => {
      const query = parseForm((request.query as { text: string }).text)
      const body = await plainBody(request)
      const ask = async (input: Fields) => {
        const caller = { ...pageCaller(locale), address: request.ip, requestId: request.id }
        return (await respond(changeSubscription, input, caller)).envelope as Envelope<SubscriptionState>
      }
      if (body['List-Unsubscribe'] === 'One-Click') {
        const answer = await ask({ action: 'unsubscribe', token: query.unsubscribe })
        return reply
          .code(answer.code === 1 ? 200 : answer.code)
          .type('text/plain')
          .send(answer.msg)
      }
      if (isFromElsewhere(request, origin())) return reply.code(403).send(failure('origin_refused', locale))
      const { action, email, token } = body
      return show(reply, locale, await ask({ action, email, token }))
    })
  }
}

/** The result page is reached by a redirect to GET, so that reloading it does nothing again. */
function show(reply: FastifyReply, locale: Locale, answer: Envelope<SubscriptionState>) {
  const state = answer.code === 1 ? (answer.data as SubscriptionState).state : stateOf(answer as Failure)
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${joinLocale('/newsletter', locale)}?state=${state}`, 303)
}

const stateOf = ({ data: { reason } }: Failure) =>
  reason === 'too_many' ? 'too_many' : reason === 'link_invalid' ? 'expired' : 'email'
