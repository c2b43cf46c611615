import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyEndpoint } from '#contract/schemas.ts'
import { testApp } from '#test/support/app.ts'
import { routeNameOf } from '#web/page/route-names.ts'

/** The calls of the specification's catalogue, by group. */
const calls = `
  user: reg login logout edit sms_email updata_avatar applyagent memberagent commisOrder operationMember unregister
  tool: upfile upBase64
  system: send_msg subscriptive spirit_des getpath feed_send advice_febk advice_market track_febk feed_state national_code
    seovia described
  index: crecommend_hotel exprience_lis
  hot: hlithd hlis allcities allcitiestdk hs_des hde_tdk h_detail h_collect query_user_collect r_detail r_regular r_commit
    r_guarinfo check_img_available
  order: cancelcollect o_list o_detail s_cancel o_cancel r_cancel collect_lis query_order_status
  paypal: paypal_checkout_order paypal_checkout_authorize paypal_created_order paypal_capture_fee_query
  pay: unionpay traceBy100 alipay_code ali_dispost
  qa: qalist
  search: search
  ai_assistance: tanslate`

/** The specification's routes, with sample parameters. */
const routes = [
  '/',
  '/article/sprite',
  '/article/via/four-lakes',
  '/center',
  '/center/collect',
  '/center/detail/12',
  '/center/distribution',
  '/center/feedback',
  '/center/integral',
  '/center/order',
  '/center/traces',
  '/counties/usa',
  ...['about', 'agentstatement', 'cookie', 'faq', 'loyalty', 'privacy', 'terms'].map(
    (name) => `/docs/${name}`,
  ),
  '/feedback',
  '/guarantee',
  '/hotel-search/america-usa-houston',
  '/hotels/12',
  '/hotels/alipayPre',
  '/hotels/inquiryfee',
  '/hreserve',
  '/partner',
  '/sockets',
  '/apps/down_ios.html',
  '/apps/down_and.html',
]

const specified = calls
  .trim()
  .split(/\s+(?=\w+:)/)
  .flatMap((line) => {
    const [group = '', names = ''] = line.split(/:\s+/)
    return names.split(/\s+/).map((name) => `${group}/${name}`)
  })

test('every call of the specification is an endpoint of the contract', () => {
  const paths = new Set(everyEndpoint.map(({ endpoint }) => endpoint.path))
  assert.equal(specified.length, 60)
  assert.deepEqual(
    specified.filter((path) => !paths.has(path)),
    [],
  )
})

test('every call of the specification is implemented', async () => {
  const { bindings } = await testApp()
  const answered = new Set(bindings.map(({ endpoint }) => endpoint.path))
  assert.deepEqual(
    specified.filter((path) => !answered.has(path)),
    [],
  )
})

test('every route of the specification is a page', () => {
  assert.deepEqual(
    routes.filter((path) => routeNameOf(path) === null),
    [],
  )
})
