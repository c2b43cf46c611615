import assert from 'node:assert/strict'
import test from 'node:test'
import * as z from 'zod'
import { refusals } from '#words/errors/refusals.ts'
import { type Asked, get, type Parsed, post } from './endpoint.ts'
import type { listHotels } from './endpoints.ts'
import { type EndpointName, everyEndpoint, schemas } from './schemas.ts'
import { faultsOf } from './sentences.ts'

/** The specified API: every path and its access. */
const promised = `
POST user/sms_email public
POST user/reg public
POST user/login public
POST user/edit public
POST user/logout public
POST user/updata_avatar session
POST user/applyagent session
GET user/memberagent session
GET user/commisOrder session
POST user/operationMember session
POST user/unregister session
GET user/info session
POST user/confirm_contact session
POST user/contact session
POST user/undo_contact public
GET user/sessions session
POST user/end_session session
GET user/events session
GET user/export session
GET user/push session
POST user/push_on session
POST user/push_off session
POST user/accept_statement session
POST user/leave_agents session
POST user/visit public
GET user/agent_activity session
GET user/commission_statement session
GET user/alerts session
POST user/alerts session
POST user/stop_alert public
GET search/search public
GET hot/hlis public
GET hot/hlithd public
GET hot/pins public
GET hot/card public
GET hot/split_stay public
GET hot/hs_des public
GET hot/ground public
GET hot/allcities public
GET hot/allcitiestdk public
GET hot/counties public
GET hot/popular public
GET hot/h_detail public
GET hot/hde_tdk public
GET hot/r_detail public
GET hot/r_calendar public
GET hot/reviews public
GET hot/r_regular public
GET hot/r_guarinfo public
GET hot/r_discount session
GET hot/r_rooms public
POST hot/r_commit session
POST hot/h_collect session
GET hot/query_user_collect session
GET hot/shared_list public
POST hot/stop_alerts public
GET hot/holidays public
GET hot/price_level public
GET hot/check_img_available public
GET index/crecommend_hotel public
GET index/exprience_lis public
GET order/o_list session
GET order/o_detail session
GET order/query_order_status session
GET order/s_cancel session
GET order/change_sim session
POST order/change session
POST order/edit session
POST order/o_cancel session
POST order/r_cancel session
POST order/rerate session
POST order/requests session
POST order/review session
GET order/collect_lis session
POST order/cancelcollect session
POST order/collect_list session
GET order/hotel_thread session
POST order/hotel_message session
GET order/trips session
POST order/share_trip session
POST order/change_trip session
GET order/shared_trip public
GET order/traces session
POST order/traces session
GET order/points session
GET order/points_statement session
POST paypal/paypal_created_order session
POST paypal/paypal_checkout_order session
POST paypal/paypal_checkout_authorize session
GET paypal/paypal_capture_fee_query session
POST pay/unionpay session
POST pay/alipay_code session
POST pay/ali_dispost session
GET pay/traceBy100 session
POST pay/notify/paypal provider
POST pay/notify/alipay provider
POST pay/notify/unionpay provider
POST system/feed_send public
GET system/advice_febk session
GET system/track_febk session
POST system/track_febk session
GET system/feed_state own
POST system/advice_market public
POST system/send_msg session
POST system/subscriptive public
GET system/spirit_des public
GET system/seovia public
GET system/described public
GET system/getpath public
GET system/cities_404 public
GET system/site public
GET system/national_code public
POST system/claim session
GET system/claim session
POST tool/upfile session_or_ticket
POST tool/upBase64 session_or_ticket
GET qa/qalist public
POST qa/ask session
POST qa/answer session
POST qa/helpful session
POST ai_assistance/tanslate public
POST support/open own
GET support/messages own
POST support/say own
POST support/read own
POST support/transcript session
`

test('every specified endpoint exists with its method and access, and no other', () => {
  const actual = everyEndpoint.map(({ endpoint }) => `${endpoint.method} ${endpoint.path} ${endpoint.access}`)
  assert.deepEqual(actual.toSorted(), promised.trim().split('\n').toSorted())
})

const toAll = [
  'invalid_input',
  'sign_in_required',
  'session_expired',
  'session_mismatch',
  'origin_refused',
  'internal',
  'overloaded',
  'not_built',
  'too_many',
]

test('an endpoint lists its own refusals once, without the shared ones', () => {
  for (const { name, endpoint } of everyEndpoint) {
    assert.equal(new Set(endpoint.refusals).size, endpoint.refusals.length, name)
    for (const reason of endpoint.refusals) {
      assert.ok(reason in refusals, `${name}: ${reason}`)
      assert.ok(!toAll.includes(reason), `${name}: ${reason}`)
    }
  }
})

test('every endpoint can be expressed as JSON Schema', () => {
  for (const { input, output } of everyEndpoint) {
    z.toJSONSchema(input, { io: 'input' })
    z.toJSONSchema(output, { io: 'output' })
  }
})

type Node = { readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Paths in a JSON Schema that accept unbounded input. */
function unbounded(node: unknown, path: string): string[] {
  if (!isNode(node)) return []
  const limits: Record<string, readonly string[]> = {
    string: ['maxLength', 'pattern', 'format', 'enum', 'const'],
    array: ['maxItems'],
    integer: ['maximum', 'enum', 'const'],
    number: ['maximum', 'enum', 'const'],
  }
  const wanted = limits[String(node.type)]
  const own = wanted && !wanted.some((limit) => limit in node) ? [path] : []
  const inside = Object.entries(node).flatMap(([key, value]) => unbounded(value, `${path}/${key}`))
  return [...own, ...inside]
}

test('no endpoint accepts unbounded text, lists or numbers', () => {
  const loose = z.object({ text: z.string(), list: z.array(z.string().max(2)) })
  assert.deepEqual(unbounded(z.toJSONSchema(loose), ''), ['/properties/text', '/properties/list'])
  const found = everyEndpoint.flatMap(({ name, input }) =>
    unbounded(z.toJSONSchema(input, { io: 'input' }), name),
  )
  assert.deepEqual(found, [])
})

test('a pattern without a length of its own cannot be matched by long text', () => {
  const long = ['1', 'a', 'A', '-', 'a-', '0.'].map((part) => part.repeat(200_000))
  const takesLong = (node: unknown, path: string): string[] => {
    if (!isNode(node)) return []
    const pattern =
      typeof node.pattern === 'string' && !('maxLength' in node) ? new RegExp(node.pattern) : null
    const own = pattern && long.some((value) => pattern.test(value)) ? [path] : []
    return [...own, ...Object.entries(node).flatMap(([key, value]) => takesLong(value, `${path}/${key}`))]
  }
  const found = everyEndpoint.flatMap(({ name, input }) =>
    takesLong(z.toJSONSchema(input, { io: 'input' }), name),
  )
  assert.deepEqual(found, [])
})

test('paged endpoints return list, total, page and page_size, with at most 50 entries', () => {
  const withoutList = ['countHotels', 'showAgentProgramme']
  for (const { name, input: asked, output } of everyEndpoint) {
    const input: unknown = asked instanceof z.ZodPipe ? asked.in : asked
    if (!(input instanceof z.ZodObject) || !('page_size' in input.shape)) continue
    assert.equal(input.shape.page_size.safeParse(50).success, true, name)
    assert.equal(input.shape.page_size.safeParse(51).success, false, name)
    if (withoutList.includes(name)) continue
    assert.ok(output instanceof z.ZodObject, name)
    for (const key of ['list', 'total', 'page', 'page_size'])
      assert.ok(key in output.shape, `${name}: ${key}`)
  }
})

test('exactly the endpoints with a request id are idempotent', () => {
  for (const { name, endpoint, input } of everyEndpoint) {
    const { req_id } = input instanceof z.ZodObject ? input.shape : {}
    assert.equal(endpoint.idempotent, req_id !== undefined, name)
    assert.equal(endpoint.refusals.includes('request_reused'), endpoint.idempotent, name)
  }
})

test('a schema never throws on any input', () => {
  const odd = [null, undefined, 5, 'text', [], [{}], { id: {} }, { ages: { a: 1 } }, { bounds: 1, near: [] }]
  for (const { input } of everyEndpoint)
    for (const value of odd) input.safeParse(value, { reportInput: true })
})

const booking = {
  quote: 'abc.def',
  req_id: 'request-1',
  guests: [{ first: 'Ann', last: 'Li' }],
  contact: { name: 'Ann Li', email: 'ann@example.com', phone: '+86 138 0013 8000' },
}
const answers: readonly [name: EndpointName, input: unknown, faults: Record<string, string>][] = [
  ['bookStay', { ...booking, arrival: '', wishes: '', points: '', promotion: '' }, {}],
  ['bookStay', { ...booking, arrival: '18:30', points: '200' }, {}],
  ['bookStay', { ...booking, guests: [] }, { guests: 'Guests: at least 1' }],
  ['bookStay', { ...booking, arrival: '6 pm' }, { arrival: 'Illegal input' }],
  [
    'bookStay',
    { ...booking, contact: { name: 'Ann', email: 'ann', phone: '123' } },
    {
      'contact.email': 'Email must be a valid email address',
      'contact.phone': 'Please enter a correct phone number',
    },
  ],
  ['manageMember', { action: 'payout' }, {}],
  ['manageMember', { action: 'note', member: '7', note: '' }, {}],
  ['manageMember', { action: 'note' }, { member: 'Member is required', note: 'Note is required' }],
  ['manageMember', { action: 'remove' }, { member: 'Member is required' }],
  ['manageMember', { action: 'ban' }, { action: 'Action must be one of note, remove, payout' }],
  ['unsaveHotels', { id: 7 }, {}],
  ['unsaveHotels', { ids: ['7', '8'] }, {}],
  ['unsaveHotels', {}, { id: 'Id is required' }],
  ['changeTraces', { add: [{ id: '7', at: '2027-03-28T15:00:00Z' }] }, {}],
  ['changeTraces', { pause: '0' }, {}],
  ['changeTraces', {}, { form: 'There’s nothing to change' }],
  ['changeSubscription', { action: 'subscribe', email: 'ann@example.com', topics: 'offers' }, {}],
  ['changeSubscription', { action: 'subscribe' }, { email: 'Email is required' }],
  ['changeSubscription', { action: 'confirm', token: 'abc' }, {}],
  ['changeSubscription', { action: 'unsubscribe' }, { token: 'Link is required' }],
  ['translate', { texts: ['room', ''], to: 'zh-Hans' }, {}],
  ['translate', { to: 'zh' }, { text: 'Text is required' }],
  ['showDocument', { name: 'faq' }, {}],
  ['uploadFile', {}, { file: 'File is required' }],
]

test('rules between fields report their fault, and valid input passes', () => {
  for (const [name, input, faults] of answers)
    assert.deepEqual(faultsOf(schemas[name].input, input, 'en'), faults, `${name} ${JSON.stringify(input)}`)
})

test('fields with a default may be omitted, and the server receives the default', () => {
  const asked: Asked<typeof listHotels> = { kw: 'usa', s_d: '2027-03-28', e_d: '2027-03-29' }
  const parsed: Parsed<typeof listHotels> = schemas.listHotels.input.parse(asked)
  assert.equal(parsed.page_size, 20)
})

test('an endpoint requires a session unless declared otherwise', () => {
  assert.equal(get('group/forgotten').access, 'session')
  assert.equal(post('group/forgotten', { refusals: ['not_found'] }).access, 'session')
})
