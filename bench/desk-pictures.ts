// Takes the pictures of docs/desk.md: a site with some orders and a refused refund, seen by a member of staff.
// `--out FOLDER` writes elsewhere, `--all` adds dark Chinese pages, narrow widths, Staff and Audit for a review.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { refundOrder } from '#server/booking/desk/refund-order.ts'
import { transaction } from '#server/db/database.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff, staffHeaders } from '#test/support/desk.ts'
import { openPayingSite } from '#test/support/paying-site.ts'
import { captureOf, haveView } from './desk/pictures-store.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { out: { type: 'string', default: 'docs/pictures' }, all: { type: 'boolean', default: false } },
})
const site = await openPayingSite({ start: Date.now(), env: { FOUR_EYES_CNY: '500' }, pages: true })
const { db, app } = site
const admin = await haveStaff(db, { role: 'admin', email: 'mei@desk.example' })
const colleague = await haveStaff(db, { role: 'finance', email: 'ada@desk.example' })

const orders = []
for (let n = 0; n < 8; n++) orders.push((await site.paid({ payment: 'prepay', free: true })).order)
for (let n = 0; n < 3; n++) await site.book({ payment: 'prepay' })
const { order: refused, guest } = await site.paid({ payment: 'prepay', free: true })
await site.cancel(refused, guest)
await site.fault({ mode: 'refuse', match: '/refund', refusal: 'REFUND_NOT_ALLOWED', times: 1 })
await site.work()
const by = {
  trace: {
    actor: { kind: 'staff', id: colleague.id } as const,
    name: colleague.name,
    network: '',
    requestId: 'pictures',
  },
  staffId: colleague.id,
  hotels: null,
}
const refund = { number: orders[0]!.order_no, amount: 60_000, reason: 'No hot water', key: 'pictures' }
await transaction(db, (tx) => refundOrder({ ...app.booking, fourEyesAbove: 50_000 }, tx, refund, by))
const [payment] = await site.paymentsOf(refused)

const [disputed] = await site.paymentsOf(orders[1]!)
const capture = await captureOf(db, disputed!.id)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const dispute = await site.forge({
  event_type: 'CUSTOMER.DISPUTE.CREATED',
  resource_type: 'dispute',
  resource: {
    dispute_id: 'PP-D-4012',
    create_time: inDays(-1),
    status: 'WAITING_FOR_SELLER_RESPONSE',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_amount: { currency_code: 'USD', value: '96.00' },
    seller_response_due_date: inDays(6),
    disputed_transactions: [{ seller_transaction_id: capture }],
  },
})
await site.send(dispute)
await haveView(db, admin.id, { name: 'Paid by PayPal', query: 'method=paypal&view=all' })

const pages: Record<string, string> = {
  today: '/desk',
  orders: '/desk/orders?view=all',
  order: `/desk/orders/${orders[0]!.order_no}`,
  payments: `/desk/payments?number=${payment!.outNo}`,
  books: '/desk/payments?which=books',
  ...(values.all
    ? { view: '/desk/orders?method=paypal&view=all', staff: '/desk/staff', audit: '/desk/audit' }
    : {}),
}
const looks = values.all
  ? [1440, 820, 390].flatMap((width) => [
      { width, lang: 'en', scheme: 'light' } as const,
      { width, lang: 'zh', scheme: 'dark' } as const,
    ])
  : [{ width: 1440, lang: 'en', scheme: 'light' } as const]
const browser = await launchBrowser()
mkdirSync(values.out, { recursive: true })
const { cookie } = await staffHeaders(db, admin, { now: Date.now() })
for (const { width, lang, scheme } of looks) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: scheme,
  })
  await context.addCookies([
    { name: 'desk_session', value: cookie.split('=')[1]!, url: `${site.address}/api/desk` },
  ])
  for (const [name, path] of Object.entries(pages)) {
    const page = await context.newPage()
    await page.goto(`${site.address}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main .skeleton, main [aria-busy=true]').first().waitFor({ state: 'detached' })
    const file = join(values.out, `desk-${name}${values.all ? `.${lang}.${width}` : ''}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 72 })
      .toFile(file)
    console.log(file)
    await page.close()
  }
  await context.close()
}
await browser.close()
console.log(JSON.stringify({ bench: 'desk-pictures', pictures: looks.length * Object.keys(pages).length }))
process.exit(0)
