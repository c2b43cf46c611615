import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '#contract/accounts.ts'
import type { App } from '#server/app.ts'
import type { Db } from '#server/db/database.ts'
import type { FindSession } from '#server/http/caller.ts'

/** The address of `bookingFields` for confirmations. */
export const usualContact = 'ada@lodestar.example'

type Http = Pick<App, 'http'>
type Body = { code: number; msg: string; data: Record<string, unknown> & { reason?: string } }
type Asking = {
  headers?: Record<string, string>
  cookie?: string | undefined
  /** The device token that a browser stores after a login. */
  device?: string | undefined
  address?: string
  method?: 'GET' | 'POST'
}

/** One call in English, as a program makes it; a browser's would carry `sec-fetch-site`. */
export async function ask({ http }: Http, path: string, fields: object = {}, asking: Asking = {}) {
  const { headers = {}, cookie, device, address = '127.0.0.1', method = 'POST' } = asking
  const form = new URLSearchParams({ lang: 'en', ...fields } as Record<string, string>)
  const response = await http.inject({
    method,
    url: method === 'GET' ? `/api/${path}?${form}` : `/api/${path}`,
    remoteAddress: address,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    cookies: {
      ...(cookie === undefined ? {} : { USER_TOEKN: cookie }),
      ...(device === undefined ? {} : { known_device: device }),
    },
    ...(method === 'GET' ? {} : { payload: form.toString() }),
  })
  const body = response.json() as Body
  const kept = (wanted: string) => response.cookies.find(({ name }) => name === wanted)
  return {
    status: response.statusCode,
    body,
    text: response.body,
    headers: response.headers,
    cookie: kept('USER_TOEKN'),
    device: kept('known_device'),
  }
}

export type Mail = { to: string; subject: string; text: string; code: string | null; at: string }

/** The local mailbox of an account, newest first. */
export async function mailbox({ http }: Http, to: string): Promise<Mail[]> {
  const response = await http.inject({
    url: `/dev/mailbox.json?to=${encodeURIComponent(to)}`,
    headers: { host: 'localhost' },
  })
  return response.json() as Mail[]
}

/** The code that a page requested, once it arrives. */
export async function sentCode(app: Http, to: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const [newest] = await mailbox(app, to)
    if (newest?.code) return newest.code
    await wait(50)
  }
  throw new Error(`no code was sent to ${to}`)
}

/** The code that was sent last. */
export async function codeFor(app: Http, to: string, purpose?: string): Promise<string> {
  await ask(app, 'user/sms_email', { email: to, ...(purpose ? { purpose } : {}) })
  const [newest] = await mailbox(app, to)
  return newest?.code ?? ''
}

export type Guest = {
  id: string
  account: string
  token: string
  cookie: string
  device: string
  auth: Record<string, string>
}

/** A guest with an account and a session. `browser`: the session is bound to its cookie. */
export async function signUp(
  app: Http,
  account: string,
  { password = 'correct horse', browser = false } = {},
): Promise<Guest> {
  const smscode = await codeFor(app, account, 'register')
  const headers: Record<string, string> = browser ? { 'sec-fetch-site': 'same-origin' } : {}
  const { body, cookie, device } = await ask(app, 'user/reg', { account, smscode, password }, { headers })
  const { token, user_info } = body.data as unknown as Session
  return {
    id: user_info.id,
    account: user_info.account,
    token,
    cookie: cookie?.value ?? '',
    device: device?.value ?? '',
    auth: { authentic: token, ...headers },
  }
}

/** Guests with these numbers, for features that do not depend on registration. */
export async function haveGuests(db: Db, numbers: readonly number[]) {
  for (const id of numbers) {
    await db`
      insert into accounts (id, email, lang, created_at) overriding system value
      values (${id}, ${`guest${id}@example.com`}, 'en', now())`
    await confirmContactOf(db, id, usualContact)
  }
}

/** As if the account had verified the address by a code. */
export async function confirmContactOf(db: Db, guestId: number | string, email: string) {
  await db`
    insert into confirmed_contacts (account_id, email, confirmed_at) values (${guestId}, ${email}, now())
    on conflict do nothing`
}

/** A token that is a number is a session of that guest; any other token is invalid. */
export const sessionByNumber: FindSession = async ({ token }) =>
  /^\d+$/.test(token) ? { id: token, guestId: token, account: `guest${token}@example.com` } : null

/** Sessions by number never end. */
export const sessionsByNumber = async (ids: readonly string[]) => new Set(ids)
