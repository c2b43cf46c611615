import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfCall } from '#contract/common-inputs.ts'
import { everyDeskEndpoint } from '#contract/desk/schemas.ts'
import { callerZone, inputOf, send } from '../http/api.ts'
import { type DeskCaller, pageCaller, type SessionCookie, type StaffSession } from '../http/caller.ts'
import { failure, type Respond } from '../http/dispatch.ts'
import { isFromElsewhere } from '../http/gates.ts'
import { bounds } from '../http/server.ts'
import type { DeskContext } from './context.ts'
import { findStaffSession, isDeskToken } from './staff-session.ts'

export const deskCookie = 'desk_session'
/** The cookie is sent to the endpoints of the desk only. */
const cookiePath = '/api/desk'

type Options = { respond: Respond; context: DeskContext }

export function serveDeskApi(app: FastifyInstance, { respond, context }: Options) {
  for (const { endpoint } of everyDeskEndpoint) {
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(endpoint.upload ? { bodyLimit: bounds.upload } : {}),
      handler: async (request, reply) => {
        const input = await inputOf(request, endpoint)
        const locale = localeOfCall(input.lang)
        const isWrite = endpoint.method === 'POST'
        if (isWrite && isFromElsewhere(request, context.origin()))
          return send(reply, failure('origin_refused', locale))
        const secret = request.cookies[deskCookie] || null
        const isBackground = request.headers['desk-background'] === '1'
        const staff = secret ? await findStaffSession(context, secret, { isBackground }) : null
        // A form on another site can send the cookie, but does not know the token.
        if (isWrite && staff && secret && endpoint.access !== 'desk_public' && !isTokenSent(request, secret))
          return send(reply, failure('origin_refused', locale))
        const caller = callerOf(request, reply, { input, secret, staff, origin: context.origin() })
        const { envelope } = await respond(endpoint, input, caller)
        if (envelope.code === 401 && secret && !staff) caller.keepDesk(null)
        return send(reply, envelope)
      },
    })
  }
}

const isTokenSent = ({ headers }: FastifyRequest, secret: string) => {
  const token = headers['desk-token']
  return typeof token === 'string' && isDeskToken(secret, token)
}

type Known = {
  input: Record<string, unknown>
  secret: string | null
  staff: StaffSession | null
  origin: string
}

function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { input, secret, staff, origin }: Known,
): DeskCaller {
  const secure = request.protocol === 'https' || origin.startsWith('https:')
  return {
    ...pageCaller(localeOfCall(input.lang)),
    deadToken: secret !== null && !staff,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    zone: callerZone(request.headers['time-zone']),
    requestId: request.id,
    staff,
    deskSecret: secret,
    keepDesk: (kept: SessionCookie | null) =>
      void reply.setCookie(deskCookie, kept?.value ?? '', {
        path: cookiePath,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: kept?.seconds ?? 0,
      }),
  }
}
