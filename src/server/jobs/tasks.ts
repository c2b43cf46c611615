import * as z from 'zod'

/** One kind of background work: its payload, its schedule and its number of attempts. */
type Task<Payload> = {
  readonly payload: z.ZodType<Payload>
  /** A cron expression of five fields in UTC; null for tasks that are only queued by code. */
  readonly every: string | null
  readonly attempts: number
}

const nothing = z.object({})
const mostAttempts = 25

const task = <Payload>(payload: z.ZodType<Payload>, { attempts = mostAttempts } = {}): Task<Payload> => ({
  payload,
  every: null,
  attempts,
})
const scheduled = (every: string): Task<z.infer<typeof nothing>> => ({
  payload: nothing,
  every,
  attempts: mostAttempts,
})

const declared = {
  // Exponential backoff up to about a day.
  deliver_message: task(z.object({ id: z.string() }), { attempts: 12 }),

  // Messages that wait without a job.
  queue_lost_messages: scheduled('*/5 * * * *'),

  expire_hold: task(z.object({ orderId: z.string() })),
  // A fallback for holds whose own job was lost.
  expire_holds: scheduled('* * * * *'),
  expire_change: task(z.object({ orderId: z.string() })),
  // The same for changes that were not paid.
  expire_changes: scheduled('* * * * *'),
  begin_stays: scheduled('7 * * * *'),
  complete_stays: scheduled('12 * * * *'),
  remind_of_balances: scheduled('22 * * * *'),
  cancel_unpaid_orders: scheduled('*/5 * * * *'),
  capture_guarantees: scheduled('*/5 * * * *'),
  tell_before_arrival: scheduled('33 * * * *'),
  mail_hotel_sheets: scheduled('3 * * * *'),
  find_lower_prices: scheduled('40 17 * * *'),
  expire_points: scheduled('30 16 * * *'),
  tell_price_drops: scheduled('10 18 * * *'),
  // In the morning of the site's clock, so that no notification arrives at night.
  check_price_alerts: scheduled('40 0 * * *'),
  purge_saved: scheduled('37 * * * *'),

  roll_up_reports: scheduled('*/5 * * * *'),
  // From seven in the morning of the site's clock, once in a period for each member.
  mail_reports: scheduled('9 * * * *'),

  send_issue: task(z.object({ id: z.string() })),
  tell_agents_of_statement: scheduled('45 1 * * *'),
  purge_touches: scheduled('27 3 * * *'),
  tell_support_staff: task(z.object({ conversation: z.string(), n: z.int() })),
  tell_support_reply: task(z.object({ conversation: z.string(), n: z.int() })),
  purge_translations: scheduled('31 3 * * *'),
  purge_conversations: scheduled('27 * * * *'),
  advance_payment: task(z.object({ paymentId: z.string() })),
  check_payment: task(z.object({ paymentId: z.string() })),
  // A fallback for payments whose own job was lost, and for changes that providers do not report.
  advance_payments: scheduled('* * * * *'),
  check_payments: scheduled('* * * * *'),
  renew_holds: scheduled('27 * * * *'),
  compare_statements: scheduled('10 3 * * *'),
  check_payment_sums: scheduled('37 * * * *'),
  purge_provider_messages: scheduled('51 2 * * *'),

  purge_old_limits: scheduled('17 * * * *'),
  // Checks every day and runs once a month, so that a machine that was off on the first catches up soon.
  roll_calendars: scheduled('20 0 * * *'),
  assess_hotels: scheduled('*/5 * * * *'),
  assess_all_hotels: scheduled('40 1 * * *'),
  // A step of an import: its state says which. A lost worker's job is taken over by another.
  run_import: task(z.object({ id: z.string() }), { attempts: 5 }),
  fetch_feed: task(z.object({ id: z.string() }), { attempts: 3 }),
  fetch_feeds: scheduled('*/15 * * * *'),
  purge_imports: scheduled('43 3 * * *'),
  fetch_rates: scheduled('5 */6 * * *'),
  price_places: scheduled('50 18 * * *'),
  // City by city in batches: a process that stops does not wait for all of them.
  price_places_after: task(z.object({ place: z.int() })),
  sample_prices: scheduled('25 19 * * *'),
  sample_prices_after: task(z.object({ place: z.int() })),
  sweep_uploads: scheduled('41 * * * *'),
  // Checks every hour and rotates keys once a day.
  rotate_keys: scheduled('40 * * * *'),
  purge_messages: scheduled('41 * * * *'),
  erase_accounts: scheduled('23 * * * *'),
  purge_tickets: scheduled('35 3 * * *'),
  purge_subscriptions: scheduled('37 3 * * *'),
  purge_requests: scheduled('53 * * * *'),
  purge_codes_and_sessions: scheduled('47 * * * *'),
}

export type TaskName = keyof typeof declared
export type Payloads = { [Name in TaskName]: (typeof declared)[Name] extends Task<infer P> ? P : never }

/** Every task by its name in the queue. */
export const tasks: { readonly [Name in TaskName]: Task<Payloads[Name]> } = declared

/** The handler of each task; a task without one does not compile. */
export type Handlers = { readonly [Name in TaskName]: (payload: Payloads[Name]) => Promise<unknown> }
