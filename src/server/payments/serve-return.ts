import type { FastifyInstance } from 'fastify'
import { joinLocale } from '#domain/text/locale-path.ts'

/**
 * UnionPay lets the payer's browser post to the return URL. The body proves nothing. The redirect turns it into a
 * GET: reloading sends nothing again, and the browser then sends its SameSite cookie.
 */
export function servePaymentReturn(app: FastifyInstance) {
  for (const locale of ['en', 'zh'] as const) {
    app.post(joinLocale('/hotels/inquiryfee', locale), (request, reply) => reply.redirect(request.url, 303))
  }
}
