/** The SMS service: `aliyun://KEY:SECRET@HOST?sign=…&code=SMS_…` or `twilio://SID:TOKEN@HOST?from=+1…`. */
export type SmsService = {
  readonly provider: 'aliyun' | 'twilio'
  readonly user: string
  readonly password: string
  readonly host: string
  /** https, unless the URL says otherwise (for a local test double). */
  readonly protocol: 'http' | 'https'
  readonly options: Readonly<Record<string, string>>
}

const needs = { aliyun: ['sign', 'code'], twilio: ['from'] } as const

/** Null for an invalid URL, or if options of its provider are missing. */
export function readSmsUrl(text: string): SmsService | null {
  const provider = /^(aliyun|twilio):\/\//.exec(text)?.[1] as SmsService['provider'] | undefined
  if (!provider || !URL.canParse(text)) return null
  const url = new URL(text)
  const options = Object.fromEntries(url.searchParams)
  const isWhole = url.username && url.password && url.host && needs[provider].every((name) => options[name])
  if (!isWhole) return null
  return {
    provider,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    host: url.host,
    protocol: options.protocol === 'http' ? 'http' : 'https',
    options,
  }
}
