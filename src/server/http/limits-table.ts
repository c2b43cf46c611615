/** How often something may happen: `points` in `seconds`. */
export type Limit = { readonly points: number; readonly seconds: number }

const defaults = {
  code_per_account_minute: { points: 1, seconds: 60 },
  code_per_account_day: { points: 10, seconds: 86_400 },
  code_per_address_hour: { points: 20, seconds: 3_600 },
  code_total_day: { points: 20_000, seconds: 86_400 },
  login_per_account: { points: 5, seconds: 900 },
  login_per_address_day: { points: 100, seconds: 86_400 },
  api_per_address_minute: { points: 1_200, seconds: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof defaults
export type Limits = Readonly<Record<LimitName, Limit>>

/** `LIMITS` overrides single entries: `login_per_account=10/900,api_per_address_minute=600/60`. */
export function parseLimits(
  text: string | undefined,
  context?: { addIssue: (message: string) => void },
): Limits {
  const limits: Record<string, Limit> = { ...defaults }
  for (const entry of (text ?? '').split(',').filter(Boolean)) {
    const match = /^\s*(\w+)=(\d+)\/(\d+)\s*$/.exec(entry)
    if (!match || !(match[1]! in defaults)) {
      context?.addIssue(
        `a list such as login_per_account=10/900 with names of: ${Object.keys(defaults).join(', ')}`,
      )
      continue
    }
    limits[match[1]!] = { points: Number(match[2]), seconds: Number(match[3]) }
  }
  return limits as Limits
}
