import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfCall, textOf } from '#contract/common-inputs.ts'
import { ChatText } from '#contract/support.ts'
import type { Locale } from '#domain/text/locale.ts'
import { refusals } from '#words/errors/refusals.ts'
import { supportWords } from '#words/support/support.ts'
import { visitorCookie, visitorPath } from '../http/api.ts'
import { isFromElsewhere } from '../http/gates.ts'
import { parseForm } from '../http/wire.ts'
import type { SupportContext } from './context.ts'
import { plainThread } from './plain-thread.ts'
import { sayAsGuest } from './say.ts'
import { findConversation, listMessages, markRead } from './store.ts'
import { openConversation, visitorOf } from './talker.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'"
const address = '/api/support/thread'

/**
 * Live support without JavaScript: a form and the conversation under it. Without JavaScript there is no session (the
 * cookie alone proves nothing), so it is a visitor's conversation, which is merged on a later sign-in.
 */
export function servePlainForm(
  app: FastifyInstance,
  { context, origin }: { context: SupportContext; origin: () => string },
) {
  const show = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, fault?: string) => {
    const visitor = visitorOf(request.cookies[visitorCookie])
    const conversation = visitor && (await findConversation(context.db, visitor))
    const messages = conversation
      ? await listMessages(context.db, conversation.id, Math.max(0, conversation.upto - 100))
      : []
    if (conversation) await markRead(context.db, conversation.id, 'guest', conversation.upto)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', policy)
      .send(plainThread({ locale, messages, hours: context.hours, now: context.now(), fault }))
  }
  app.get(address, (request, reply) => show(request, reply, localeOfCall(queryOf(request).lang)))
  app.post(address, async (request, reply) => {
    const body = (request.body ?? {}) as Record<string, unknown>
    const locale = localeOfCall(body.lang)
    if (isFromElsewhere(request, origin())) {
      reply.code(refusals.origin_refused.code)
      return show(request, reply, locale, refusals.origin_refused.text[locale])
    }
    const said = ChatText.safeParse({ id: randomUUID(), text: textOf(body.text) ?? '' })
    if (!said.success) return show(request, reply.code(400), locale, supportWords(locale).empty)
    const conversation = await openConversation(context, {
      session: null,
      visitor: request.cookies[visitorCookie],
      locale,
      keepVisitor: ({ value, seconds }) =>
        reply.setCookie(visitorCookie, value, {
          path: visitorPath,
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https' || origin().startsWith('https:'),
          maxAge: seconds,
        }),
    })
    const speaker = { conversation: conversation.id, guestId: null, address: request.ip, locale }
    const written = await sayAsGuest(context, speaker, said.data)
    if (!written.ok) return show(request, reply.code(429), locale, refusals.too_many.text[locale])
    return reply.header('cache-control', 'private, no-store').redirect(`${address}?lang=${locale}`, 303)
  })
}

const queryOf = (request: FastifyRequest) => parseForm((request.query as { text: string }).text)
