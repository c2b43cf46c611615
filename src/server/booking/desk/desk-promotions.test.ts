import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskPromotionList, DeskPromotionUse, PromotionTrialResult } from '#contract/desk/promotions.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { reserveWords } from '#words/booking/reserve.ts'

const now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
await fillForBooking(app, now)
await haveGuests(app.db, [1, 2])
const member = await haveStaff(app.db, { role: 'revenue' })
const headers = await staffHeaders(app.db, member, { now })
let requests = 0
const desk = async <Data>(path: string, body: object, method: 'GET' | 'POST' = 'POST') => {
  const answer = await askDesk(app, path, {
    method,
    headers,
    body: { ...(method === 'POST' ? { req_id: `promotion-${++requests}` } : {}), ...body },
  })
  return answer as unknown as { code: number; msg: string; data: Data & { reason?: string } }
}

const terms = {
  code: 'SPRING5',
  of: 'percent',
  value: 500,
  booked_from: '2027-04-01T00:00:00Z',
  booked_until: '2027-07-01T00:00:00Z',
  min_nights: 2,
  uses_per_account: 1,
}
const quoteFor = async (nights: number) => {
  const e_d = new Date(Date.parse('2027-06-01') + nights * 86_400_000).toISOString().slice(0, 10)
  const { rate } = await findRate(app, { payment: 'prepay', s_d: '2027-06-01', e_d })
  return rate
}

test('a code is added, tried on a stay, used, counted, changed and ended', async () => {
  const added = await desk<DeskPromotionUse>('promotions/save', { ...terms, before: null })
  assert.deepEqual([added.code, added.data.promotion?.state], [1, 'running'])
  assert.equal((await desk('promotions/save', { ...terms, before: null })).data.reason, 'code_taken')

  const rate = await quoteFor(2)
  const tried = await desk<PromotionTrialResult>('promotions/try', { ...terms, quote: rate.quote })
  const discount = tried.data.before.total.amount - tried.data.after!.total.amount
  assert.ok(discount > 0)
  const short = await desk<PromotionTrialResult>('promotions/try', {
    ...terms,
    quote: (await quoteFor(1)).quote,
  })
  assert.deepEqual([short.data.after, short.data.why], [null, reserveWords('en').promotion_min_nights])

  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote, { promotion: 'SPRING5' }), {
    headers: { authentic: '1' },
  })
  assert.equal(body.code, 1, body.msg)
  const used = await desk<DeskPromotionUse>('promotions/show', { code: 'SPRING5' }, 'GET')
  assert.deepEqual(
    [used.data.promotion.used, used.data.weeks, used.data.given],
    [1, [{ from: '2027-04-26', orders: 1 }], { amount: discount, currency: 'CNY' }],
  )

  const changed = await desk<DeskPromotionUse>('promotions/save', { ...terms, uses_in_all: 1, before: terms })
  assert.equal(changed.data.promotion.state, 'used_up')
  const stale = await desk('promotions/save', { ...terms, value: 900, before: terms })
  assert.equal(stale.data.reason, 'changed_meanwhile')

  const ended = await desk<DeskPromotionUse>('promotions/stop', { code: 'SPRING5', reason: 'Budget' })
  assert.equal(ended.data.promotion.state, 'over')
  const list = await desk<DeskPromotionList>('promotions/list', {}, 'GET')
  assert.ok(list.data.list.some(({ code, state }) => code === 'SPRING5' && state === 'over'))
  const audited = await app.db<{ action: string }[]>`
    select action from audit_log where object_kind = 'promotion' and object_id = 'SPRING5' order by id`
  assert.deepEqual(
    audited.map(({ action }) => action),
    ['promotion_added', 'promotion_changed', 'promotion_stopped'],
  )
})

test('contradicting terms are refused with their field', async () => {
  const wrong = async (change: object) =>
    (
      (await desk('promotions/save', { ...terms, code: 'WRONG1', ...change, before: null })).data as {
        fields?: object
      }
    ).fields
  assert.deepEqual(Object.keys((await wrong({ value: 10_001 }))!), ['value'])
  assert.deepEqual(Object.keys((await wrong({ of: 'amount' }))!), ['currency'])
  assert.deepEqual(Object.keys((await wrong({ booked_until: '2027-01-01T00:00:00Z' }))!), ['booked_until'])
})
