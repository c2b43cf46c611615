import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyDeskEndpoint } from '#contract/desk/schemas.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import {
  defaultRoles,
  mayRoleHave,
  type Permission,
  permissions,
  type Role,
  roles,
} from '#domain/permissions.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { openMatrixSite } from '#test/support/desk-inputs.ts'
import { haveGuests } from '#test/support/guests.ts'

const now = Date.parse('2027-05-01T08:00:00Z')
const guest = { id: '1', guestId: '1', account: 'guest1@example.com' }
// Every guest token is accepted, to show which desk endpoints a guest session could open.
const app = await testApp({ clock: () => now, findSession: async () => guest })
await fillForBooking(app, now)
await haveGuests(app.db, [1])
// The guest above has an explicit id.
await app.db`select setval(pg_get_serial_sequence('accounts', 'id'), 1000)`
const site = await openMatrixSite(app, now)

/** The expected permission of every endpoint, by name; a missing endpoint fails. */
const rules: Record<Permission | 'anybody' | 'entry' | 'member', string> = {
  anybody: 'session/log_in session/forgot session/invitation session/accept',
  entry:
    'session/show session/second_factor session/log_out session/begin_totp session/confirm_totp session/passkey_options session/passkey',
  member:
    'session/passkey_creation session/add_passkey session/remove_passkey session/reauthenticate session/list session/end search/find',
  'today.see': 'today/show today/counts today/take',
  'orders.see':
    'extranet/day hotels/find orders/list orders/show orders/watch views/list views/save views/remove',
  'orders.change': 'orders/cancel orders/correct orders/resend orders/payment_link orders/note',
  'arrivals.mark': 'orders/no_show orders/arrived',
  'guests.answer':
    'guests/reviews guests/reply guests/questions guests/answer guests/threads guests/thread guests/write',
  'statements.see': 'statements/months statements/hotels statements/show statements/file',
  'inbox.see': 'inbox/list inbox/show inbox/translate inbox/macros',
  'inbox.answer':
    'inbox/assign inbox/snooze inbox/tag inbox/note inbox/answer inbox/close inbox/moderate inbox/lead inbox/save_macro inbox/remove_macro',
  'claims.decide': 'inbox/claim',
  'chat.answer':
    'chat/watch chat/messages chat/guest chat/say chat/picture chat/read chat/typing chat/take chat/hand_over chat/end chat/transcript chat/ticket chat/away',
  'guests.see': 'guests/find guests/show',
  'guests.change':
    'guests/end_session guests/points guests/export guests/close guests/keep guests/preview_merge guests/merge',
  'hotels.review': 'hotels/decide_proposals',
  'orders.beyond': 'orders/cancel_beyond orders/refund orders/decide',
  'orders.book': 'orders/book',
  'payments.see': 'payments/list payments/show payments/books payments/books_file',
  'calendar.see': 'calendar/hotels calendar/show calendar/days calendar/changes calendar/watch feeds/show',
  'calendar.change':
    'calendar/change calendar/undo calendar/redo feeds/share feeds/add feeds/remove feeds/fetch',
  'payments.change':
    'statements/commission payments/check payments/seen payments/retry payments/paid_elsewhere payments/assign',
  'promotions.see': 'promotions/list promotions/show promotions/try',
  'promotions.change': 'promotions/save promotions/stop calendar/add_event calendar/remove_event',
  'hotels.see': 'hotels/list hotels/cities hotels/show hotels/preview_page hotels/watch',
  'hotels.add': 'hotels/add hotels/lead hotels/accept_lead',
  'hotels.import':
    'imports/list imports/show imports/changes imports/start imports/file imports/check imports/apply imports/undo imports/export imports/template',
  'hotels.change':
    'hotels/preview_states hotels/set_states hotels/change hotels/withdraw_proposals hotels/prices hotels/close_from hotels/photograph hotels/draft_text',
  'staff.see': 'staff/list',
  'staff.change': 'staff/invite staff/invite_again staff/change staff/remove staff/end_sessions staff/role',
  'audit.see': 'audit/list',
  'agents.see': 'agents/list agents/show payouts/list payouts/show payouts/batches',
  'agents.change': 'agents/decide agents/end',
  'payouts.change':
    'agents/correct agents/reverse payouts/decide payouts/propose payouts/decide_batch payouts/file',
  'newsletter.see': 'newsletter/show newsletter/preview',
  'newsletter.send': 'newsletter/send newsletter/remove',
  'reports.see': 'reports/show reports/split reports/orders reports/file',
  'reports.mail': 'reports/mail reports/change_mail',
  'redirects.see': 'redirects/list redirects/try',
  'redirects.change': 'redirects/save redirects/remove',
  'health.see': 'health/show',
  'jobs.see': 'jobs/list',
  'jobs.change': 'jobs/retry jobs/remove jobs/run',
  'settings.see': 'settings/show',
  'settings.change': 'settings/switch',
}
const ruleOf = new Map<string, string>(
  Object.entries(rules).flatMap(([rule, paths]) =>
    paths
      .split(/\s+/)
      .filter(Boolean)
      .map((path) => [`desk/${path}`, rule] as const),
  ),
)

const ruleNow = ({ access, permission }: (typeof everyDeskEndpoint)[number]['endpoint']) =>
  permission ??
  ({ desk_public: 'anybody', desk_entry: 'entry', desk: 'member' } as Record<string, string>)[access]

test('every endpoint of the desk has an expected permission and vice versa, and both agree', () => {
  for (const { endpoint } of everyDeskEndpoint)
    assert.equal(ruleNow(endpoint), ruleOf.get(endpoint.path) ?? 'no rule', endpoint.path)
  const paths = new Set(everyDeskEndpoint.map(({ endpoint }) => endpoint.path))
  assert.deepEqual(
    [...ruleOf.keys()].filter((path) => !paths.has(path)),
    [],
  )
})

const atTheDoor = [
  'sign_in_required',
  'session_expired',
  'forbidden',
  'origin_refused',
  'reauthentication_required',
]
const ask = (endpoint: (typeof everyDeskEndpoint)[number]['endpoint'], headers: Record<string, string>) => {
  const path = endpoint.path.slice('desk/'.length)
  return askDesk(app, path, { method: endpoint.method, headers, body: site.inputs[path]! })
}

test('every endpoint of the desk has a valid input here', () => {
  for (const { endpoint, input } of everyDeskEndpoint) {
    const body = site.inputs[endpoint.path.slice('desk/'.length)]
    const parsed = input.safeParse({ req_id: 'request-1', ...body })
    assert.ok(body && parsed.success, `${endpoint.path}: ${parsed.error?.message}`)
  }
})

for (const role of roles)
  test(`${role}: permitted calls are answered, all others are forbidden`, async () => {
    const member = await haveStaff(app.db, { role })
    for (const { endpoint } of everyDeskEndpoint) {
      if (endpoint.path.endsWith('/log_out')) continue
      const said = await ask(endpoint, await staffHeaders(app.db, member, { now }))
      const { permission } = endpoint
      const may = !permission || (defaultRoles[role as Role] as readonly string[]).includes(permission)
      if (may)
        assert.ok(
          ![...atTheDoor, 'invalid_input', 'internal'].includes(said.reason ?? ''),
          `${endpoint.path}: ${said.reason}`,
        )
      else
        assert.deepEqual(
          [said.status, said.reason, said.data.permission],
          [403, 'forbidden', permission],
          endpoint.path,
        )
    }
  })

test('a hotelier reaches nothing of foreign hotels, at any endpoint, with every permission of the role', async () => {
  const granted = permissions.filter((permission) => mayRoleHave('hotelier', permission))
  await app.db`
    insert into staff_roles (role, permissions, changed_at) values ('hotelier', ${granted}, now())`
  const stranger = await haveStaff(app.db, { role: 'hotelier', hotels: [site.otherHotel] })
  for (const { endpoint } of everyDeskEndpoint) {
    const { permission } = endpoint
    if (!permission || !granted.includes(permission)) continue
    const said = await ask(endpoint, await staffHeaders(app.db, stranger, { now }))
    const { number, hotel } = site.inputs[endpoint.path.slice('desk/'.length)]!
    if (number !== undefined || hotel !== undefined) assert.equal(said.reason, 'not_found', endpoint.path)
    for (const secret of [site.number, site.email, site.hotelName])
      assert.ok(!said.text.includes(secret), `${endpoint.path} tells ${secret}`)
  }
  await app.db`delete from staff_roles`
})

const nobody: Record<string, () => Promise<Record<string, string>>> = {
  'no session': async () => ({}),
  "a guest's session": async () => ({
    authentic: 'good for guests',
    cookie: `USER_TOEKN=${encodeURIComponent('{"secret":"good"}')}`,
    'desk-token': 'good for guests',
  }),
  "a guest's secret as the desk's cookie": async () => ({
    cookie: 'desk_session=good',
    'desk-token': 'good',
  }),
  'a login without its second factor': async () =>
    staffHeaders(app.db, await haveStaff(app.db, { role: 'admin' }), { now, stage: 'second_factor' }),
  'a removed member': async () => {
    const member = await haveStaff(app.db, { role: 'admin' })
    const headers = await staffHeaders(app.db, member, { now })
    await app.db`update staff set removed_at = now() where id = ${member.id}`
    return headers
  },
}
for (const [name, headersOf] of Object.entries(nobody))
  test(`${name} has no access to the desk`, async () => {
    const headers = await headersOf()
    for (const { endpoint } of everyDeskEndpoint.filter((entry) => entry.endpoint.access === 'desk')) {
      const said = await ask(endpoint, headers)
      assert.equal(said.status, 401, `${endpoint.path}: ${said.reason}`)
    }
  })

test('a staff session has no access to the site', async () => {
  const strict = await testApp({ clock: () => now })
  const member = await haveStaff(strict.db, { role: 'admin' })
  const headers = await staffHeaders(strict.db, member, { now })
  const token = headers['desk-token']
  for (const { endpoint } of everyEndpoint.filter((entry) => entry.endpoint.access === 'session')) {
    const { cookie } = headers
    const response = await strict.http.inject({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      headers: { cookie, 'desk-token': token, authentic: cookie.split('=')[1]! },
    })
    assert.equal(response.statusCode, 401, endpoint.path)
  }
})
