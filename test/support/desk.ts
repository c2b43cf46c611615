import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { TOTP, Secret as TotpSecret } from 'otpauth'
import type { Role } from '#domain/permissions.ts'
import type { Pool } from '#server/db/database.ts'
import { deskTokenOf } from '#server/desk/staff-session.ts'
import type { testApp } from './app.ts'

type App = Awaited<ReturnType<typeof testApp>>
export type Staff = { id: string; email: string; name: string; role: Role }

/** A member of staff with only a row: enough to insert a session. */
export async function haveStaff(
  db: Pool,
  {
    role,
    hotels = [],
    email = `${role}.${randomBytes(3).toString('hex')}@desk.example`,
  }: { role: Role; hotels?: readonly string[]; email?: string },
): Promise<Staff> {
  const name = `${role.charAt(0).toUpperCase()}${role.slice(1)} Member`
  const [row] = await db<{ id: string }[]>`
    insert into staff (email, name, lang, role, invited_at) values (${email}, ${name}, 'en', ${role}, now()) returning id`
  for (const hotel of hotels)
    await db`insert into staff_hotels (staff_id, hotel_id) values (${row!.id}, ${hotel})`
  return { id: row!.id, email, name, role }
}

export type Stage = 'second_factor' | 'set_up' | 'open'

/** Headers of an open session; `token` is omitted if a write must fail. */
export async function staffHeaders(
  db: Pool,
  { id }: Pick<Staff, 'id'>,
  { now, stage = 'open', proven = now }: { now: number; stage?: Stage; proven?: number },
) {
  const secret = randomBytes(32).toString('base64url')
  const at = new Date(now)
  await db`
    insert into staff_sessions (staff_id, secret_hash, stage, device, network, opened_at, used_at, proven_at, expires_at)
    values (${id}, ${createHash('sha256').update(secret).digest()}, ${stage}, '', '', ${at}, ${at}, ${new Date(proven)},
      ${new Date(now + 12 * 3_600_000)})`
  return { cookie: `desk_session=${secret}`, 'desk-token': deskTokenOf(secret) }
}

export type Said = {
  status: number
  code: number
  reason: string | null
  // biome-ignore lint/suspicious/noExplicitAny: Tests read fields of many shapes.
  data: any
  msg: string
  cookie: string | null
  text: string
}

/** Calls an endpoint of the desk as a client without a browser. Every POST is a new request unless `req_id` is given. */
export async function askDesk(
  app: Pick<App, 'http'>,
  path: string,
  {
    method = 'POST',
    body = {},
    headers = {},
  }: { method?: 'GET' | 'POST'; body?: object; headers?: Record<string, string> } = {},
): Promise<Said> {
  const query = new URLSearchParams({
    lang: 'en',
    ...(method === 'GET' ? (body as Record<string, string>) : {}),
  })
  const sent = method === 'POST' ? await payloadOf({ req_id: randomUUID(), ...body }) : { headers: {} }
  const response = await app.http.inject({
    method,
    url: `/api/desk/${path}?${query}`,
    ...sent,
    headers: { ...headers, ...sent.headers },
  })
  const said = response.json() as { code: number; msg: string; data: { reason?: string } }
  const set = ([] as string[])
    .concat(response.headers['set-cookie'] ?? [])
    .find((one) => one.startsWith('desk_session='))
  return {
    status: response.statusCode,
    code: said.code,
    reason: said.data?.reason ?? null,
    data: said.data,
    msg: said.msg,
    cookie: set?.split(';')[0] ?? null,
    text: response.body,
  }
}

/** JSON, or a multipart form for an input with a file. */
async function payloadOf(body: object) {
  if (!Object.values(body).some((value) => value instanceof File)) return { payload: body, headers: {} }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  }
}

/** A client that keeps its cookie and token, as the desk's page does. */
export function deskClient(app: Pick<App, 'http'>) {
  let cookie: string | null = null
  let token: string | null = null
  const ask = async (path: string, body: object = {}, method: 'GET' | 'POST' = 'POST') => {
    const headers = { ...(cookie ? { cookie } : {}), ...(token ? { 'desk-token': token } : {}) }
    const said = await askDesk(app, path, { method, body, headers })
    if (said.cookie !== null) cookie = said.cookie === 'desk_session=' ? null : said.cookie
    if (said.code === 1 && typeof said.data?.token === 'string') token = said.data.token
    return said
  }
  return { ask, get: (path: string, query: object = {}) => ask(path, query, 'GET'), cookie: () => cookie }
}

export const totpCode = (key: string, now: number) =>
  new TOTP({ secret: TotpSecret.fromBase32(key), digits: 6, period: 30 }).generate({ timestamp: now })
