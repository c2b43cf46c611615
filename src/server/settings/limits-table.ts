/**
 * The subject that a limit counts; a caller is a browser that signed in to the account before, else a network. Limits
 * per account are never raised by `LIMITS_SCALE`.
 */
export type Counted = 'account' | 'account_and_caller' | 'address' | 'network' | 'total'
/** A rate limit: `points` in `seconds`. */
export type Limit = { readonly points: number; readonly seconds: number; readonly per: Counted }

const minute = 60
const hour = 3_600
const day = 86_400

const defaults = {
  // Attempts by others do not lock the owner out: they are counted by caller and account. Counts for the
  // whole account do not apply to a browser that it knows.
  code_per_account_minute: { points: 1, seconds: minute, per: 'account_and_caller' },
  code_per_account_day: { points: 10, seconds: day, per: 'account_and_caller' },
  code_per_account_total_day: { points: 30, seconds: day, per: 'account' },
  code_tries: { points: 5, seconds: 600, per: 'account_and_caller' },
  code_per_address_hour: { points: 20, seconds: hour, per: 'address' },
  code_per_network_hour: { points: 100, seconds: hour, per: 'network' },
  code_total_day: { points: 20_000, seconds: day, per: 'total' },
  sms_total_day: { points: 2_000, seconds: day, per: 'total' },
  login_per_account: { points: 5, seconds: 900, per: 'account_and_caller' },
  login_per_account_day: { points: 100, seconds: day, per: 'account' },
  login_per_address_day: { points: 100, seconds: day, per: 'address' },
  login_per_network_day: { points: 500, seconds: day, per: 'network' },
  reauthentication: { points: 5, seconds: 900, per: 'account' },
  login_total_minute: { points: 3_000, seconds: minute, per: 'total' },
  // Counted from the orders themselves, inside the transaction that books: a retried request counts once.
  booking_per_account_day: { points: 30, seconds: day, per: 'account' },
  booking_per_network_hour: { points: 60, seconds: hour, per: 'network' },
  booking_per_recipient_day: { points: 20, seconds: day, per: 'account' },
  export_per_account_hour: { points: 5, seconds: hour, per: 'account' },
  message_per_account_hour: { points: 20, seconds: hour, per: 'account' },
  feedback_per_account_hour: { points: 5, seconds: hour, per: 'account' },
  feedback_per_address_hour: { points: 20, seconds: hour, per: 'address' },
  question_per_account_hour: { points: 10, seconds: hour, per: 'account' },
  vote_per_account_hour: { points: 60, seconds: hour, per: 'account' },
  newsletter_per_account_day: { points: 3, seconds: day, per: 'account' },
  newsletter_per_address_hour: { points: 20, seconds: hour, per: 'address' },
  chat_per_account_minute: { points: 20, seconds: minute, per: 'account' },
  chat_per_account_day: { points: 500, seconds: day, per: 'account' },
  chat_per_address_hour: { points: 600, seconds: hour, per: 'address' },
  chat_opened_per_address_hour: { points: 300, seconds: hour, per: 'address' },
  transcript_per_account_day: { points: 5, seconds: day, per: 'account' },
  translate_per_address_minute: { points: 60, seconds: minute, per: 'address' },
  translate_total_minute: { points: 1_200, seconds: minute, per: 'total' },
  push_per_account_day: { points: 50, seconds: day, per: 'account' },
  claim_per_account_day: { points: 20, seconds: day, per: 'account' },
  lead_per_address_hour: { points: 5, seconds: hour, per: 'address' },
  lead_per_network_hour: { points: 20, seconds: hour, per: 'network' },
  lead_total_day: { points: 500, seconds: day, per: 'total' },
  desk_login_per_account: { points: 5, seconds: 900, per: 'account_and_caller' },
  desk_login_per_account_day: { points: 50, seconds: day, per: 'account' },
  desk_login_per_address_hour: { points: 60, seconds: hour, per: 'address' },
  desk_code_per_account: { points: 5, seconds: 900, per: 'account' },
  // Further blocked attempts are not audited: they would fill the log without limit.
  desk_blocked_per_address_hour: { points: 5, seconds: hour, per: 'address' },
  desk_blocked_per_account: { points: 1, seconds: 900, per: 'account' },
  desk_link_per_account_hour: { points: 5, seconds: hour, per: 'account' },
  upload_per_account_hour: { points: 30, seconds: hour, per: 'account' },
  upload_per_address_hour: { points: 100, seconds: hour, per: 'address' },
  api_per_address_minute: { points: 1_200, seconds: minute, per: 'address' },
  page_per_address_minute: { points: 600, seconds: minute, per: 'address' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof defaults
export type Limits = Readonly<Record<LimitName, Limit>>

const unscaled: readonly Counted[] = ['account', 'account_and_caller']

export const scaledPoints = ({ points, per }: Limit, scale: number) =>
  unscaled.includes(per) ? points : Math.max(1, Math.round(points * scale))

/** `LIMITS` overrides single entries: `login_per_account=10/900,api_per_address_minute=600/60`. */
export function parseLimits(
  text: string | undefined,
  context?: { addIssue: (message: string) => void },
): Limits {
  const limits: Record<string, Limit> = { ...defaults }
  for (const entry of (text ?? '').split(',').filter(Boolean)) {
    const match = /^\s*(\w+)=(\d+)\/(\d+)\s*$/.exec(entry)
    const named = match ? limits[match[1]!] : undefined
    if (!match || !named) {
      context?.addIssue(
        `a list such as login_per_account=10/900 with names of: ${Object.keys(defaults).join(', ')}`,
      )
      continue
    }
    limits[match[1]!] = { points: Number(match[2]), seconds: Number(match[3]), per: named.per }
  }
  return limits as Limits
}
