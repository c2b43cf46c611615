import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { parseLimits } from './limits-table.ts'
import { readSmsUrl } from './sms-url.ts'
import { isVapidKey } from './vapid-key.ts'

const version = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

const absent = (value: unknown) => (value === '' ? undefined : value)

/** The text of a setting in `docs/settings.md`; `later` until something reads it. */
type About = { about: string; later?: true }
const about = (text: string | About, fallback: string) =>
  typeof text === 'string' ? { about: text, fallback } : { ...text, fallback }
const optional = <S extends z.ZodType>(schema: S, text: string | About) =>
  z.preprocess(absent, schema.optional()).meta(about(text, 'absent'))
const withDefault = <S extends z.ZodType>(schema: S, fallback: z.input<S>, text: string | About) =>
  z
    .preprocess((value) => absent(value) ?? fallback, schema)
    .meta(about(text, fallback === '' ? 'empty' : String(fallback)))

const whole = (min: number, max: number) =>
  z.coerce.number<number>(`a whole number from ${min} to ${max}`).int().min(min).max(max)
const web = z.url({ protocol: /^https?$/, error: 'an http or https address' })
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/name')
/** A service's share URL with {url} and {title}; `off` makes the entry copy the page's URL. */
const shareUrl = (fallback: string, text: string) =>
  z
    .preprocess(
      (value) => absent(value) ?? fallback,
      z.union([z.literal('off'), web], 'an http or https address, or off'),
    )
    .transform((value) => (value === 'off' ? undefined : value))
    .meta(
      about(`${text}: an address with {url} and {title}, or \`off\` to copy the page’s address`, fallback),
    )
const yes = z.enum(['0', '1']).transform((value) => value === '1')
const text = z.string()
const secret = z.string().min(32, 'at least 32 characters')

/** Every setting, by its name in the environment. */
export const Environment = z.object({
  PORT: withDefault(whole(0, 65535), 3000, 'Where the site listens; 0 takes any free port'),
  HOST: withDefault(text, '127.0.0.1', 'The address it listens on; `0.0.0.0` for all of the machine'),
  PUBLIC_URL: optional(
    web,
    'The address that guests type. Absent or loopback: the site is for this machine, and `/dev/*` exists. A public one needs mail and a payment provider, or `DEMO=1`',
  ),
  DATABASE_URL: optional(
    postgresUrl,
    'PostgreSQL 15 or newer. Absent: an embedded one in `DATA_DIR`. With a public address it needs `SECRET`',
  ),
  DATABASE_REPLICA_URL: optional(postgresUrl, {
    about: 'A copy of the database for reads that may be a second old',
    later: true,
  }),
  DATA_DIR: optional(text, 'Where the embedded database, files and the secret lie. Absent: `.data`'),
  DEMO: withDefault(
    yes,
    '0',
    '1 makes a site at a public address a demonstration: invented hotels, simulated payments',
  ),
  DEMO_HOTELS: withDefault(
    whole(0, 1_000_000),
    50_000,
    'Invented hotels that the first start makes; 0 for your own inventory. None at a public address without `DEMO=1`',
  ),
  FOUR_EYES_CNY: withDefault(
    whole(0, 10_000_000),
    2_000,
    'A refund beyond policy of more than so many yuan needs the approval of a second member of staff, see [desk.md](desk.md)',
  ),
  REDIS_URL: optional(
    z.string().regex(/^rediss?:\/\//, 'an address such as redis://host:6379'),
    'Carries news of live support between processes. Absent: PostgreSQL does, see [support.md](support.md)',
  ),
  TRUST_PROXY: optional(
    text,
    'Addresses of your proxies, with commas: their forwarding headers are believed. Absent: nobody’s are',
  ),
  DRAIN_SECONDS: optional(
    whole(0, 600),
    'How long `/api/ready` says 503 before connections close, so that a balancer notices. Absent: 10 at a public address, else 0',
  ),
  SEARCH_MEMORY_MB: withDefault(whole(16, 1_000_000), 512, 'Memory for searched places, in megabytes'),
  LIMITS: z
    .preprocess(absent, z.string().optional())
    .transform(parseLimits)
    .meta(
      about(
        'Overrides single limits, `name=points/seconds` with commas; the names are in [accounts.md](accounts.md)',
        'empty',
      ),
    ),
  LIMITS_SCALE: withDefault(
    z.coerce.number<number>('a number above 0').positive(),
    1,
    'Multiplies every limit but those per account',
  ),
  UNPAID_ORDERS: withDefault(
    whole(0, 1_000),
    5,
    'How many bookings to be paid at the hotel one account may have ahead of it',
  ),
  SECRET: optional(
    secret,
    'At least 32 characters; what guests carry and what lies encrypted depends on it. All processes need the same. Absent: made once in `DATA_DIR/secret`',
  ),
  SECRET_PREVIOUS: optional(
    secret,
    'The `SECRET` before, while it is rotated: what it signed or encrypted stays good. See [accounts.md](accounts.md)',
  ),
  JOBS: withDefault(
    z.enum(['in_process', 'off'], 'in_process or off'),
    'in_process',
    'Where background work is done: `in_process`, or `off` beside `npm run worker`',
  ),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587'),
    'The mail server. Absent: mails are readable at `/dev/mailbox`',
  ),
  MAIL_FROM: optional(
    text,
    'The sender, `rooms@hotels.example` or `Name <…>`. Absent: `SUPPORT_EMAIL`; a public address needs one of the two',
  ),
  SMS_URL: optional(
    z
      .string()
      .refine(
        (url) => readSmsUrl(url) !== null,
        'an address such as aliyun://KEY:SECRET@dysmsapi.aliyuncs.com?sign=NAME&code=SMS_1 or twilio://SID:TOKEN@api.twilio.com?from=%2B15550100',
      ),
    'The service for text messages, see [accounts.md](accounts.md). Absent: as for mail; a public site then takes no mobile numbers',
  ),
  VAPID_PRIVATE_KEY: optional(
    z.string().refine(isVapidKey, 'the 32 bytes of a P-256 private key in base64url'),
    'Web push: the private key by which push services know us. Absent: one that follows from `SECRET`. See [app.md](app.md)',
  ),
  PUSH_SERVICES: withDefault(
    text,
    'fcm.googleapis.com,jmt17.google.com,.push.services.mozilla.com,web.push.apple.com,.notify.windows.com',
    'Web push: hosts of push services that notices are sent to, with commas; `.name` is all below it, `off` none at all',
  ),
  PAYPAL_CLIENT_ID: optional(text, 'PayPal: needs the two below. Absent: not offered, or simulated'),
  PAYPAL_CLIENT_SECRET: optional(text, 'PayPal: the secret of the client'),
  PAYPAL_WEBHOOK_ID: optional(text, 'PayPal: the webhook whose messages are believed'),
  PAYPAL_URL: withDefault(
    web,
    'https://api-m.paypal.com',
    'PayPal: where its API is; the sandbox is `https://api-m.sandbox.paypal.com`',
  ),
  PAYPAL_MERCHANT_ID: optional(
    text,
    'PayPal: the number of your own account; money for any other is not taken for yours',
  ),
  PAYPAL_CERT_HOSTS: withDefault(
    text,
    'api.paypal.com,api-m.paypal.com,api.sandbox.paypal.com,api-m.sandbox.paypal.com',
    'PayPal: hosts from which the certificates of its messages are fetched, with commas',
  ),
  PAYPAL_CERT_ROOT: optional(
    text,
    'PayPal: the authority of those certificates, in PEM. Absent: the ones that browsers trust',
  ),
  ALIPAY_APP_ID: optional(text, 'Alipay: needs the two below. Absent: not offered, or simulated'),
  ALIPAY_PRIVATE_KEY: optional(text, 'Alipay: our private key, in PEM, with `\\n` for its lines'),
  ALIPAY_PUBLIC_KEY: optional(text, 'Alipay: their public key (not ours), in PEM'),
  ALIPAY_SELLER_ID: optional(
    text,
    'Alipay: our own number there, such as 2088…; messages for another are not believed',
  ),
  ALIPAY_URL: withDefault(
    web,
    'https://openapi.alipay.com/gateway.do',
    'Alipay: the gateway; their sandbox has another',
  ),
  ALIPAY_PREAUTH: withDefault(
    yes,
    '0',
    'Alipay: 1 where the contract allows to freeze money for hotels. Guarantees are then held, and not charged',
  ),
  ALIPAY_APP_LINK: withDefault(
    text,
    'alipays://platformapi/startapp?saId=10000007&qrcode={code}',
    'Alipay: what opens the code of a hold in their app, with {code}',
  ),
  UNIONPAY_MERCHANT_ID: optional(text, 'UnionPay: needs the three below. Absent: not offered, or simulated'),
  UNIONPAY_PRIVATE_KEY: optional(text, 'UnionPay: our private key, in PEM, with `\\n` for its lines'),
  UNIONPAY_CERTIFICATE: optional(text, 'UnionPay: the certificate that belongs to it, in PEM'),
  UNIONPAY_ROOT: optional(
    text,
    'UnionPay: their root certificate and those between it and their signer, in PEM, one after the other',
  ),
  UNIONPAY_NEXT_PRIVATE_KEY: optional(
    text,
    'UnionPay: while our certificate is renewed, the key of the next one',
  ),
  UNIONPAY_NEXT_CERTIFICATE: optional(
    text,
    'UnionPay: the next certificate; it signs from when the first is no longer in date',
  ),
  UNIONPAY_SIGNER: withDefault(
    text,
    '中国银联股份有限公司',
    'UnionPay: for whom their certificate signs; `00040000:SIGN` in their test environment',
  ),
  UNIONPAY_URL: withDefault(
    web,
    'https://gateway.95516.com',
    'UnionPay: the gateway; their test environment has another',
  ),
  UNIONPAY_FILE_URL: withDefault(
    web,
    'https://filedownload.95516.com',
    'UnionPay: where the files of settled days are; their test environment has another',
  ),
  PAY_SIM_PORT: optional(
    whole(0, 65535),
    'Where the simulator of payments listens, on this machine only; processes with the same one share it. Absent: `PORT` + 1. It starts only where no provider is set',
  ),
  S3_URL: optional(
    web,
    'A bucket for pictures, see [uploads.md](uploads.md). Absent: they lie in `DATA_DIR`',
  ),
  TRANSLATE_URL: optional(
    web,
    'A service that translates what guests write, see [translation.md](translation.md). Absent: texts stay as they are, and pages say so',
  ),
  TRANSLATE_ENGINE: withDefault(
    z.enum(['libretranslate', 'deepl', 'google'], 'libretranslate, deepl or google'),
    'libretranslate',
    'What that service speaks: libretranslate, deepl or google',
  ),
  TRANSLATE_KEY: optional(text, 'The key that it wants'),
  TRANSLATE_WIDGET_URL: optional(
    web,
    'The script of a widget that translates pages, see [translation.md](translation.md). It needs `MAP_PROBE_URL`. Absent: there is none',
  ),
  TRANSLATE_WIDGET_HOSTS: withDefault(
    text,
    '',
    'Further hosts that the widget loads from, `https://…` with commas',
  ),
  MAP_PROBE_URL: optional(web, 'A small picture that tells whether a visitor reaches the map’s server'),
  MAP_TILES_URL: optional(
    z.string().regex(/^https?:\/\/|\.pmtiles$/, 'an http or https address, or a file that ends in .pmtiles'),
    'Tiles of the map, `https://{s}.tiles.example/{z}/{x}/{y}.png`, or one PMTiles archive by its address or its path, see [maps.md](maps.md). Absent: the map is drawn from our own data',
  ),
  MAP_TILES_ATTRIBUTION: optional(text, 'What the tiles’ licence wants said under the map'),
  RATES_URL: optional(
    web,
    'Exchange rates, asked every six hours: JSON `{"date": "2027-05-01", "base": "EUR", "rates": {"USD": 1.08, …}}`. Absent: the table that comes with this version',
  ),
  REDIRECT_HOSTS: withDefault(text, '', 'Foreign hosts that rules for addresses may lead to, with commas'),
  METRICS_TOKEN: optional(
    z.string().min(16, 'at least 16 characters'),
    'Opens `/metrics` as a bearer token. Absent: for this machine only, and closed once `PUBLIC_URL` is set',
  ),
  SITE_NAME: optional(text, 'The name of the site. Absent: Lodestar'),
  SITE_NAME_ZH: optional(text, 'Its Chinese name. Absent: `SITE_NAME`, or 星宿'),
  SUPPORT_EMAIL: withDefault(
    z.email('an e-mail address'),
    'support@lodestar.example',
    'Where guests write to',
  ),
  SUPPORT_HOURS: withDefault(
    z
      .string()
      .regex(
        /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d [A-Za-z_]+(\/[A-Za-z_]+)*$/,
        'hours and a zone such as 09:00-21:00 Asia/Shanghai',
      ),
    '09:00-21:00 Asia/Shanghai',
    'When somebody answers',
  ),
  OPERATOR_NAME: optional(
    text,
    'The legal name of the operator, in the documents. Absent: the name of the site',
  ),
  REGISTRATION_ID: withDefault(text, 'DEMO-000000', 'The registration number in the footer'),
  SITE_VERSION: z
    .preprocess((value) => absent(value) ?? version, text)
    .meta(about('The version that the site shows', 'that of `package.json`')),
  SHARE_VIDEO_URL: shareUrl('off', 'Sharing to the video service'),
  SHARE_SOCIAL_URL: shareUrl(
    'https://www.facebook.com/sharer/sharer.php?u={url}',
    'Sharing to the social network',
  ),
  SHARE_BOOKMARK_URL: shareUrl('off', 'Sharing to the bookmark service'),
  SHARE_MICROBLOG_URL: shareUrl(
    'https://x.com/intent/post?url={url}&text={title}',
    'Sharing to the microblog',
  ),
  SHARE_MICROBLOG_ZH_URL: shareUrl(
    'https://service.weibo.com/share/share.php?url={url}&title={title}',
    'The same for pages in Chinese',
  ),
  SHARE_PORTAL_URL: shareUrl('off', 'Sharing to the portal'),
  SHARE_PROFESSIONAL_URL: shareUrl(
    'https://www.linkedin.com/sharing/share-offsite/?url={url}',
    'Sharing to the professional network',
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
    'fatal, error, warn, info, debug, trace or silent',
  ),
})
export type Environment = z.output<typeof Environment>
