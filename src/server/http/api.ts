import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfCall, localeOfQuery, textOf } from '#contract/common-inputs.ts'
import type { Endpoint, Envelope, Failure } from '#contract/endpoint.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import { type AnswerCache, isAnonymous, sendCacheable, serialise } from './answer-cache.ts'
import type { Caller, FindSession, Session, SessionCookie } from './caller.ts'
import { failure, type Respond } from './dispatch.ts'
import { isFromElsewhere } from './gates.ts'
import { bounds, rawBodyOf, UnsupportedBody } from './server.ts'
import { parseForm, Unreadable, withoutBlanks } from './wire.ts'

type Options = { respond: Respond; findSession: FindSession; origin: () => string; cache: AnswerCache }

/** Every endpoint of the contract as a route. */
export function serveApi(app: FastifyInstance, { respond, findSession, origin, cache }: Options) {
  for (const { endpoint } of everyEndpoint) {
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      ...(endpoint.upload ? { bodyLimit: bounds.upload } : {}),
      handler: async (request, reply) => {
        const input = await inputOf(request, endpoint)
        const locale = localeOfCall(input.lang)
        if (
          endpoint.method === 'POST' &&
          endpoint.access !== 'provider' &&
          isFromElsewhere(request, origin())
        ) {
          return send(reply, failure('origin_refused', locale))
        }
        const isSecure = request.protocol === 'https' || origin().startsWith('https:')
        const caller = await callerOf(request, reply, { input, findSession, isSecure })
        if (caller.session && isForeign(input.uid, caller.session)) {
          return send(reply, failure('session_mismatch', locale))
        }
        if (endpoint.access === 'provider') {
          const message = { headers: request.headers, body: rawBodyOf(request) }
          return sendReceipt(reply, (await respond(endpoint, input, { ...caller, message })).envelope)
        }
        const answer = await respond(endpoint, input, caller)
        // Clears the cookie of an ended session, unless the request is cross-site.
        if (answer.envelope.code === 401 && !isFromElsewhere(request, origin())) caller.keepCookie(null)
        if (answer.envelope.code !== 1 || !isAnonymous(request) || endpoint.access !== 'public') {
          return send(reply, answer.envelope)
        }
        const made = serialise(answer, isPublic(input))
        if (answer.isFresh) cache.set(request.url, made)
        return sendCacheable(request, reply, made)
      },
    })
  }
  app.all('/api/*', async (request, reply) => {
    const known = everyEndpoint.filter(
      ({ endpoint }) => `/api/${endpoint.path}` === request.url.split('?')[0],
    )
    const locale = localeOfQuery(request.url)
    if (known.length === 0) return send(reply, failure('not_found', locale))
    reply.header('allow', known.map(({ endpoint }) => endpoint.method).join(', '))
    return send(reply, failure('method_not_allowed', locale))
  })
}

/** The fields of a call, from its query and its body. */
export async function inputOf(request: FastifyRequest, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const query = parseForm((request.query as { text: string }).text)
  if (request.method !== 'POST') return withoutBlanks(query)
  if (request.isMultipart()) {
    if (!endpoint.upload) throw new UnsupportedBody()
    return { ...query, ...(await readParts(request)) }
  }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Unreadable('not a group of fields')
  return { ...query, ...body }
}

/** `uid` identifies nobody; it detects a page that is still open for another account than the one signed in. */
const isForeign = (uid: unknown, { guestId }: Session) =>
  uid !== undefined && uid !== '' && textOf(uid) !== guestId

type Known = { input: Record<string, unknown>; findSession: FindSession; isSecure: boolean }

async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { input, findSession, isSecure }: Known,
): Promise<Caller> {
  const { authentic } = request.headers
  const token = typeof authentic === 'string' && authentic !== '' ? authentic : null
  const cookie = request.cookies[sessionCookie]
  const keep = (name: string, path: string) => (kept: SessionCookie | null) =>
    writeCookie(reply, { name, path, kept, secure: isSecure })
  const keepCookie = keep(sessionCookie, '/')
  const found = token ? await findSession({ token, cookie }) : null
  if (found?.renewed) keepCookie(found.renewed)
  // The service worker caches responses no longer than their session lasts.
  if (found?.expires) reply.header('session-expires', new Date(found.expires).toISOString())
  return {
    locale: localeOfCall(input.lang),
    session: found,
    deadToken: token !== null && !found,
    token,
    cookie,
    device: request.cookies[deviceCookie],
    visitor: request.cookies[visitorCookie],
    invitation: request.cookies[invitationCookie],
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    zone: callerZone(request.headers['time-zone']),
    isBrowser: request.headers['sec-fetch-site'] !== undefined,
    requestId: request.id,
    message: null,
    keepCookie,
    keepDevice: keep(deviceCookie, '/api/user'),
    keepVisitor: keep(visitorCookie, visitorPath),
    keepInvitation: keep(invitationCookie, '/api/user'),
  }
}

const sessionCookie = 'USER_TOEKN'
const deviceCookie = 'known_device'
/** Identifies a visitor's conversation; sent to live support only. */
export const visitorCookie = 'support_visitor'
export const visitorPath = '/api/support'
const invitationCookie = 'invite'

type Cookie = { name: string; path: string; kept: SessionCookie | null; secure: boolean }

function writeCookie(reply: FastifyReply, { name, path, kept, secure }: Cookie) {
  reply.setCookie(name, kept?.value ?? '', {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: kept?.seconds ?? 0,
  })
}

export function send(reply: FastifyReply, answer: Envelope<unknown>) {
  if (answer.code !== 1) {
    const { retry_after } = (answer as Failure).data
    if (retry_after !== undefined) reply.header('retry-after', String(retry_after))
  }
  return reply
    .code(answer.code === 1 ? 200 : answer.code)
    .header('cache-control', 'private, no-store')
    .send(answer)
}

/** A provider expects exactly one word; on any other response it sends the message again. */
const sendReceipt = (reply: FastifyReply, answer: Envelope<unknown>) =>
  answer.code === 1
    ? reply.header('cache-control', 'private, no-store').type('text/plain; charset=utf-8').send(answer.data)
    : send(reply, answer)

/** Without another currency the bytes are the same for every caller, so shared caches may store them. */
const isPublic = ({ currency }: Record<string, unknown>) => currency === undefined || currency === 'CNY'

/** The fields of a multipart body, its file as a `File`; the server's limits apply. */
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      fields[part.fieldname] =
        part.type === 'file'
          ? new File([Uint8Array.from(await part.toBuffer())], part.filename, { type: part.mimetype })
          : part.value
    }
  } catch (error) {
    // The fields read before the error give the language of its message.
    if ((error as { statusCode?: number }).statusCode)
      throw Object.assign(error as Error, { lang: fields.lang })
    throw new Unreadable('not a multipart body')
  }
  return fields
}

/** The caller's IANA time zone from the `time-zone` header; UTC if it is missing or invalid. */
export function callerZone(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || header.length > 40) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
