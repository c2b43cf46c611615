import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountName } from '#domain/text/account-name.ts'
import { failure } from '../http/dispatch.ts'
import type { MachineGate } from '../http/gates.ts'
import { mailboxPage } from './mailbox-page.ts'
import type { Outbox } from './outbox.ts'

/** Messages that would have been sent, for the user of this machine. */
export function serveMailbox(
  app: FastifyInstance,
  outbox: Outbox,
  { local, isForThisMachine }: { local: boolean; isForThisMachine: MachineGate },
) {
  const mayLook = (request: FastifyRequest) => local && isForThisMachine(request)
  const asked = (request: FastifyRequest) => {
    const to = new URLSearchParams(request.url.split('?', 2)[1]).get('to')?.trim()
    return to ? accountName(to).value : null
  }

  app.get('/dev/mailbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayLook(request)) return reply.code(404).send(failure('not_found', 'en'))
    const messages = await outbox.read(asked(request))
    return messages.map(({ to, subject, text, code, at }) => ({ to, subject, text, code, at }))
  })
  app.get('/dev/mailbox', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayLook(request)) return reply.code(404).send(failure('not_found', 'en'))
    const to = asked(request)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailboxPolicy)
      .send(mailboxPage(await outbox.read(to), to))
  })
}

const mailboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'"
