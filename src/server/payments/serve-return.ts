import type { FastifyInstance } from 'fastify'
import { joinLocale } from '#domain/text/locale-path.ts'

/**
 * UnionPay lets the payer's browser post to the address of its return. What it posts proves nothing, and the page is
 * reached by a GET: reloading it sends nothing again, and the browser shows its cookie, which it keeps to itself in a
 * form of another site.
 */
export function servePaymentReturn(app: FastifyInstance) {
  for (const locale of ['en', 'zh'] as const) {
    app.post(joinLocale('/hotels/inquiryfee', locale), (request, reply) => reply.redirect(request.url, 303))
  }
}
