import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import type { GuestAccess as Access, Endpoint } from '#contract/endpoint.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import { testApp } from '#test/support/app.ts'
import { hashOf } from '../accounts/sessions/session-halves.ts'

/**
 * The access rule of every endpoint, listed here independently of the contract. An endpoint missing from this list
 * fails the test.
 */
const rules: Record<Access, string> = {
  public: `
    user: sms_email reg login edit logout undo_contact visit stop_alert
    search: search
    hot: hlis hlithd hs_des allcities allcitiestdk counties ground h_detail hde_tdk r_detail r_calendar reviews r_regular
      r_guarinfo r_rooms check_img_available holidays price_level shared_list stop_alerts pins card popular
      split_stay
    index: crecommend_hotel exprience_lis
    system: feed_send advice_market subscriptive spirit_des seovia described getpath cities_404 site
      national_code
    order: shared_trip
    qa: qalist
    ai_assistance: tanslate`,
  own: `
    system: feed_state
    support: open messages say read`,
  session: `
    user: updata_avatar applyagent memberagent commisOrder operationMember unregister info contact confirm_contact sessions
      end_session events export agent_activity commission_statement push push_on push_off accept_statement
      leave_agents alerts
    hot: r_discount r_commit h_collect query_user_collect
    order: o_list o_detail query_order_status s_cancel o_cancel r_cancel requests rerate review collect_lis collect_list cancelcollect
      traces points points_statement trips share_trip change_trip hotel_thread hotel_message change_sim change edit
    paypal: paypal_created_order paypal_checkout_order paypal_checkout_authorize paypal_capture_fee_query
    pay: unionpay alipay_code ali_dispost traceBy100
    system: advice_febk track_febk send_msg claim
    support: transcript
    qa: ask answer helpful`,
  session_or_ticket: `
    tool: upfile upBase64`,
  provider: `
    pay: notify/paypal notify/alipay notify/unionpay`,
}

const ruleOf = new Map<string, Access>(
  Object.entries(rules).flatMap(([access, text]) =>
    text
      .trim()
      .split(/\s+(?=\w+:)/)
      .flatMap((entry) => {
        const [group = '', names = ''] = entry.split(/:\s*/)
        return names.split(/\s+/).map((name) => [`${group}/${name}`, access as Access] as const)
      }),
  ),
)

test('every endpoint has a rule, every rule an endpoint, and both agree', () => {
  for (const { endpoint } of everyEndpoint)
    assert.equal(endpoint.access, ruleOf.get(endpoint.path) ?? 'no rule', endpoint.path)
  const paths = new Set(everyEndpoint.map(({ endpoint }) => endpoint.path))
  assert.deepEqual(
    [...ruleOf.keys()].filter((path) => !paths.has(path)),
    [],
  )
})

const now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now })
const hours = 3_600_000
const guestOf = async (email: string) => {
  const [row] = await app.db<{ id: string }[]>`
    insert into accounts (email, lang, created_at) values (${email}, 'en', ${new Date(now)}) returning id`
  return { id: row!.id, email }
}
const ann = await guestOf('ann.of.matrix@example.com')
const bob = await guestOf('bob.of.matrix@example.com')

/** Each request gets a session of its own, because some requests end it. */
async function sessionOf({ id }: { id: string }, { bound = true, lives = 4 * hours } = {}) {
  const [token, secret] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const at = new Date(now)
  await app.db`
    insert into sessions (account_id, token_hash, cookie_hash, bound, device, network, opened_at, used_at, expires_at)
    values (${id}, ${hashOf(token)}, ${hashOf(secret)}, ${bound}, '', '', ${at}, ${at}, ${new Date(now + lives)})`
  return { authentic: token, cookie: `USER_TOEKN=${encodeURIComponent(JSON.stringify({ secret }))}` }
}

// Without a session only the reset by code is possible; other changes need one, as a separate test shows.
const inputs: Record<string, Record<string, string>> = {
  'user/edit': { account: 'nobody.at.all@example.com', smscode: '000000', password: 'correct horse' },
}

type Sent = { headers?: Record<string, string>; uid?: string }
async function ask({ method, path }: Endpoint, { headers = {}, uid }: Sent = {}) {
  const query = new URLSearchParams({ lang: 'en', ...inputs[path], ...(uid ? { uid } : {}) })
  const response = await app.http.inject({ method, url: `/api/${path}?${query}`, headers })
  const body = response.json() as { code: number; data: { reason?: string } | null }
  return {
    status: response.statusCode,
    reason: body.data?.reason ?? null,
    body,
    text: response.body,
    response,
  }
}

const atTheDoor = ['sign_in_required', 'session_expired', 'session_mismatch']
/** The same request's response without a session. */
type Said = Awaited<ReturnType<typeof ask>>
type Expected = (said: Said, toNobody: Said) => void
const asToNobody: Expected = (said, toNobody) =>
  assert.deepEqual(withoutTicket(said.body), withoutTicket(toNobody.body))
/** Each form gets an upload ticket of its own. */
const withoutTicket = (body: Said['body']) =>
  body.data && 'ticket' in body.data ? { ...body, data: { ...body.data, ticket: '' } } : body
const refusedWith =
  (reason: string): Expected =>
  (said) =>
    assert.equal(said.reason, reason)
const admitted: Expected = ({ reason, text }) => {
  assert.ok(!atTheDoor.includes(reason ?? ''), String(reason))
  assert.ok(!text.includes(ann.email), "another's")
}

type Situation = { send: () => Promise<Sent>; expect: Record<Access, Expected> }
const everywhere = (expected: Expected): Record<Access, Expected> => ({
  public: expected,
  own: expected,
  session: expected,
  session_or_ticket: expected,
  provider: expected,
})
const onlyWithSession = (reason: string): Record<Access, Expected> => ({
  ...everywhere(asToNobody),
  // Each anonymous visitor has a conversation of their own.
  own: admitted,
  session: refusedWith(reason),
  // Refused without a ticket; the upload tests cover calls with one.
  session_or_ticket: refusedWith(reason),
})

const situations: Record<string, Situation> = {
  'no session': { send: async () => ({}), expect: onlyWithSession('sign_in_required') },
  "a foreign uid, and nobody's session": {
    send: async () => ({ uid: ann.id }),
    expect: onlyWithSession('sign_in_required'),
  },
  "another guest's session": {
    send: async () => ({ headers: await sessionOf(bob), uid: bob.id }),
    expect: everywhere(admitted),
  },
  'a session without a browser, by header alone': {
    send: async () => ({ headers: { authentic: (await sessionOf(bob, { bound: false })).authentic } }),
    expect: everywhere(admitted),
  },
  'an expired session': {
    send: async () => ({ headers: await sessionOf(ann, { lives: 0 }) }),
    expect: onlyWithSession('session_expired'),
  },
  'the cookie only': {
    send: async () => ({ headers: { cookie: (await sessionOf(ann)).cookie } }),
    expect: onlyWithSession('sign_in_required'),
  },
  'the header only, of a bound session': {
    send: async () => ({ headers: { authentic: (await sessionOf(ann)).authentic } }),
    expect: onlyWithSession('session_expired'),
  },
  "the header of one guest with the cookie of another's": {
    send: async () => ({
      headers: { authentic: (await sessionOf(ann)).authentic, cookie: (await sessionOf(bob)).cookie },
    }),
    expect: onlyWithSession('session_expired'),
  },
  'a foreign uid': {
    send: async () => ({ headers: await sessionOf(ann), uid: bob.id }),
    expect: everywhere(refusedWith('session_mismatch')),
  },
}

describe('every endpoint enforces its access rule', () => {
  for (const [name, { send, expect }] of Object.entries(situations)) {
    test(name, async () => {
      for (const { endpoint } of everyEndpoint) {
        const toNobody = await ask(endpoint)
        const said = await ask(endpoint, await send())
        try {
          expect[endpoint.access as Access](said, toNobody)
          if (said.status === 401)
            assert.match(String(said.response.headers['set-cookie']), /^USER_TOEKN=; Max-Age=0/)
        } catch (error) {
          throw new Error(`${endpoint.method} ${endpoint.path}: ${(error as Error).message}`)
        }
        if (said.response.headers['set-cookie'])
          assert.match(String(said.response.headers['cache-control']), /no-store/)
      }
    })
  }
})

test('responses of session endpoints are sent with private, no-store', async () => {
  for (const { endpoint } of everyEndpoint.filter((entry) => entry.endpoint.access === 'session')) {
    const { response } = await ask(endpoint, { headers: await sessionOf(bob), uid: bob.id })
    assert.equal(response.headers['cache-control'], 'private, no-store', endpoint.path)
  }
})
