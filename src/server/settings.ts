import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { parseLimits } from './http/limits-table.ts'
import { readSmsUrl } from './messages/sms-url.ts'

const version = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

const absent = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(absent, schema.optional())
const withDefault = <S extends z.ZodType>(schema: S, fallback: z.output<S>) =>
  z.preprocess((value) => absent(value) ?? fallback, schema)
const whole = (min: number, max: number) =>
  z.coerce.number(`a whole number from ${min} to ${max}`).int().min(min).max(max)
const web = z.url({ protocol: /^https?$/, error: 'an http or https address' })
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/name')
/** A service's share address with {url} and {title}; `off` leaves the entry to copy the page's address. */
const shareUrl = (fallback: string) =>
  z
    .preprocess(
      (value) => absent(value) ?? fallback,
      z.union([z.literal('off'), web], 'an http or https address, or off'),
    )
    .transform((value) => (value === 'off' ? undefined : value))
const yes = z.enum(['0', '1']).transform((value) => value === '1')

/** Every setting, by its name in the environment. */
const Environment = z.object({
  PORT: withDefault(whole(0, 65535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(web),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  DATA_DIR: optional(z.string()),
  DEMO: withDefault(yes, '0' as never),
  DEMO_HOTELS: withDefault(whole(0, 1_000_000), 50_000),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, 'an address such as redis://host:6379')),
  TRUST_PROXY: optional(z.string()),
  SEARCH_MEMORY_MB: withDefault(whole(16, 1_000_000), 512),
  LIMITS: z.preprocess(absent, z.string().optional()).transform(parseLimits),
  LIMITS_SCALE: withDefault(z.coerce.number('a number above 0').positive(), 1),
  SECRET: optional(z.string().min(32, 'at least 32 characters')),
  JOBS: withDefault(z.enum(['in_process', 'off'], 'in_process or off'), 'in_process'),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string()),
  SMS_URL: optional(
    z
      .string()
      .refine(
        (url) => readSmsUrl(url) !== null,
        'an address such as aliyun://KEY:SECRET@dysmsapi.aliyuncs.com?sign=NAME&code=SMS_1 or twilio://SID:TOKEN@api.twilio.com?from=%2B15550100',
      ),
  ),
  PAYPAL_CLIENT_ID: optional(z.string()),
  ALIPAY_APP_ID: optional(z.string()),
  UNIONPAY_MERCHANT_ID: optional(z.string()),
  PAY_SIM_PORT: optional(whole(0, 65535)),
  S3_URL: optional(web),
  TRANSLATE_URL: optional(web),
  TRANSLATE_WIDGET_URL: optional(web),
  MAP_PROBE_URL: optional(web),
  MAP_TILES_URL: optional(z.string().regex(/^https?:\/\//, 'an http or https address')),
  MAP_TILES_ATTRIBUTION: optional(z.string()),
  RATES_URL: optional(web),
  REDIRECT_HOSTS: withDefault(z.string(), ''),
  METRICS_TOKEN: optional(z.string().min(16, 'at least 16 characters')),
  SITE_NAME: optional(z.string()),
  SITE_NAME_ZH: optional(z.string()),
  SUPPORT_EMAIL: withDefault(z.email('an e-mail address'), 'support@lodestar.example'),
  SUPPORT_HOURS: withDefault(
    z
      .string()
      .regex(
        /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d [A-Za-z_]+(\/[A-Za-z_]+)*$/,
        'hours and a zone such as 09:00-21:00 Asia/Shanghai',
      ),
    '09:00-21:00 Asia/Shanghai',
  ),
  REGISTRATION_ID: withDefault(z.string(), 'DEMO-000000'),
  SITE_VERSION: withDefault(z.string(), version),
  SHARE_VIDEO_URL: shareUrl('off'),
  SHARE_SOCIAL_URL: shareUrl('https://www.facebook.com/sharer/sharer.php?u={url}'),
  SHARE_BOOKMARK_URL: shareUrl('off'),
  SHARE_MICROBLOG_URL: shareUrl('https://x.com/intent/post?url={url}&text={title}'),
  SHARE_MICROBLOG_ZH_URL: shareUrl('https://service.weibo.com/share/share.php?url={url}&title={title}'),
  SHARE_PORTAL_URL: shareUrl('off'),
  SHARE_PROFESSIONAL_URL: shareUrl('https://www.linkedin.com/sharing/share-offsite/?url={url}'),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
})
export type Environment = z.output<typeof Environment>

export type Settings = Environment & {
  /** Where files are kept; explicit when the operator chose it. */
  dataDir: string
  dataDirChosen: boolean
  /** Development pages, mailbox and payment simulator may exist: nobody but this machine can reach them. */
  local: boolean
}

/** A wrong setting is told in one sentence that names it. */
export class WrongSetting extends Error {}

const loopbackNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i
export const isLoopbackName = (host: string) => loopbackNames.test(host)

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = Environment.safeParse(env)
  if (!parsed.success)
    throw new WrongSetting(parsed.error.issues.map((issue) => faultOf(issue, env)).join('\n'))
  const settings = parsed.data
  const local = !settings.PUBLIC_URL || isLoopbackName(new URL(settings.PUBLIC_URL).hostname)
  if (!local) refuseHalfPublic(settings)
  return {
    ...settings,
    dataDir: resolve(settings.DATA_DIR ?? '.data'),
    dataDirChosen: settings.DATA_DIR !== undefined,
    local,
  }
}

/** What an operator should know at the start, although it is allowed. */
export function startWarnings({ HOST, PUBLIC_URL }: Pick<Settings, 'HOST' | 'PUBLIC_URL'>): string[] {
  if (PUBLIC_URL || isLoopbackName(HOST)) return []
  return [
    `HOST is ${HOST}, so other machines can reach this site, but PUBLIC_URL is not set: it runs as a demonstration for this machine, with codes in its own mailbox and links that lead to localhost. Set PUBLIC_URL to the address that visitors use.`,
  ]
}

function faultOf(issue: z.core.$ZodIssue, env: Readonly<Record<string, string | undefined>>): string {
  const name = String(issue.path[0])
  const shown = /SECRET|TOKEN|URL/.test(name) ? '' : ` ("${env[name]}")`
  return `The setting ${name}${shown} is wrong: it must be ${issue.message.replace(/^(Too|Invalid|Expected)/, (w) => w.toLowerCase())}.`
}

function refuseHalfPublic(settings: Environment) {
  if (!settings.SMTP_URL) {
    throw new WrongSetting(
      'PUBLIC_URL is a public address, but SMTP_URL is not set: guests could not receive their codes. Set SMTP_URL and MAIL_FROM.',
    )
  }
  const canBePaid = settings.PAYPAL_CLIENT_ID || settings.ALIPAY_APP_ID || settings.UNIONPAY_MERCHANT_ID
  if (!canBePaid && !settings.DEMO) {
    throw new WrongSetting(
      'PUBLIC_URL is a public address, but no payment provider is set. Set PAYPAL_*, ALIPAY_* or UNIONPAY_*, or DEMO=1 for a public demonstration with simulated payments.',
    )
  }
}
