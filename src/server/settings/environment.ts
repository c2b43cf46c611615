import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { brandSettings } from './brand-settings.ts'
import { bucketUrlForm, isBucketUrl } from './bucket-url.ts'
import { connectionSettings } from './connection.ts'
import { parseLimits } from './limits-table.ts'
import { operationSettings } from './operation-settings.ts'
import { isProxyList, proxyListForm } from './proxy-list.ts'
import { about, absent, optional, secret, shareUrl, text, web, whole, withDefault, yes } from './setting.ts'
import { readSmsUrl } from './sms-url.ts'
import { isVapidKey } from './vapid-key.ts'

const version = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

/** Every setting, by its name in the environment. */
export const Environment = z.object({
  PORT: withDefault(whole(0, 65535), 3000, 'The port that the site listens on; 0 chooses a free one'),
  HOST: withDefault(text, '127.0.0.1', 'The address that it listens on; `0.0.0.0` for all interfaces'),
  PUBLIC_URL: optional(
    web,
    'The public URL of the site. If absent or loopback, the site is local and serves `/dev/*`. A public URL requires mail and a payment provider, or `DEMO=1`',
  ),
  ...connectionSettings,
  DATA_DIR: optional(text, 'The folder of the embedded database, files and the secret. If absent, `.data`'),
  DEMO: withDefault(
    yes,
    '0',
    '1 makes a site with a public URL a demonstration with generated hotels and simulated payments',
  ),
  DEMO_HOTELS: withDefault(
    whole(0, 1_000_000),
    50_000,
    'Number of hotels that the first start generates; 0 for your own inventory. With a public URL none are generated without `DEMO=1`',
  ),
  FOUR_EYES_CNY: withDefault(
    whole(0, 10_000_000),
    2_000,
    'Refunds beyond the policy, claims and payouts above this amount in yuan require the approval of a second member of staff, see [desk.md](desk.md)',
  ),
  HOTEL_COMMISSION_PERCENT: withDefault(
    whole(0, 50),
    12,
    'Commission on the price of rooms in percent, for hotels without a rate of their own, see [desk.md](desk.md#statements)',
  ),
  HOTELIER_CHANGES: withDefault(
    z.enum(['publish', 'review'], 'publish or review'),
    'publish',
    'Texts and photographs changed by hoteliers: `publish` at once, or `review` by a member of staff first, see [desk.md](desk.md#hotels)',
  ),
  REDIS_URL: optional(
    z.string().regex(/^rediss?:\/\//, 'an address such as redis://host:6379'),
    'Redis for limits and for messages of live support between processes. If absent, PostgreSQL is used, see [support.md](support.md) and [operating.md](operating.md)',
  ),
  TRUST_PROXY: optional(
    text.refine(isProxyList, proxyListForm),
    'IP addresses of your proxies, separated by commas; only their forwarding headers are trusted. If absent, none are',
  ),
  LIMITS: z
    .preprocess(absent, z.string().optional())
    .transform(parseLimits)
    .meta(
      about(
        'Overrides single rate limits: `name=points/seconds`, separated by commas. The names are in [accounts.md](accounts.md)',
        'empty',
      ),
    ),
  LIMITS_SCALE: withDefault(
    z.coerce.number<number>('a number above 0').positive(),
    1,
    'Multiplies every rate limit except those per account',
  ),
  UNPAID_ORDERS: withDefault(
    whole(0, 1_000),
    5,
    'Maximum number of upcoming bookings per account that are paid at the hotel',
  ),
  SECRET: optional(
    secret,
    'At least 32 characters. It signs tokens and encrypts stored data. All processes need the same. If absent, one is created in `DATA_DIR/secret`',
  ),
  SECRET_PREVIOUS: optional(
    secret,
    'The previous `SECRET` during a rotation; data that it signed or encrypted remains valid. See [accounts.md](accounts.md)',
  ),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587'),
    'The mail server. If absent, mails can be read at `/dev/mailbox`',
  ),
  MAIL_FROM: optional(
    text,
    'The sender, `rooms@hotels.example` or `Name <…>`. If absent, `SUPPORT_EMAIL`; a public URL requires one of the two',
  ),
  SMS_URL: optional(
    z
      .string()
      .refine(
        (url) => readSmsUrl(url) !== null,
        'an address such as aliyun://KEY:SECRET@dysmsapi.aliyuncs.com?sign=NAME&code=SMS_1 or twilio://SID:TOKEN@api.twilio.com?from=%2B15550100',
      ),
    'The service for text messages, see [accounts.md](accounts.md). If absent, messages can be read as mails can; a public site then accepts no mobile numbers',
  ),
  VAPID_PRIVATE_KEY: optional(
    z.string().refine(isVapidKey, 'the 32 bytes of a P-256 private key in base64url'),
    'Web push: the private VAPID key. If absent, it is derived from `SECRET`. See [app.md](app.md)',
  ),
  PUSH_SERVICES: withDefault(
    text,
    'fcm.googleapis.com,jmt17.google.com,.push.services.mozilla.com,web.push.apple.com,.notify.windows.com',
    'Web push: allowed hosts of push services, separated by commas; `.name` includes its subdomains, `off` disables push',
  ),
  PAYPAL_CLIENT_ID: optional(
    text,
    'PayPal: requires the two below. If absent, PayPal is not offered, or simulated',
  ),
  PAYPAL_CLIENT_SECRET: optional(text, 'PayPal: the client secret'),
  PAYPAL_WEBHOOK_ID: optional(text, 'PayPal: the webhook whose messages are accepted'),
  PAYPAL_URL: withDefault(
    web,
    'https://api-m.paypal.com',
    'PayPal: the URL of the API; the sandbox is `https://api-m.sandbox.paypal.com`',
  ),
  PAYPAL_MERCHANT_ID: optional(text, 'PayPal: your merchant id; payments to other accounts are rejected'),
  PAYPAL_CERT_HOSTS: withDefault(
    text,
    'api.paypal.com,api-m.paypal.com,api.sandbox.paypal.com,api-m.sandbox.paypal.com',
    'PayPal: allowed hosts of webhook certificates, separated by commas',
  ),
  PAYPAL_CERT_ROOT: optional(
    text,
    'PayPal: the certificate authority of those certificates, in PEM. If absent, the public authorities',
  ),
  ALIPAY_APP_ID: optional(
    text,
    'Alipay: requires the two below. If absent, Alipay is not offered, or simulated',
  ),
  ALIPAY_PRIVATE_KEY: optional(text, 'Alipay: our private key, in PEM, with `\\n` for line breaks'),
  ALIPAY_PUBLIC_KEY: optional(text, 'Alipay: their public key (not ours), in PEM'),
  ALIPAY_SELLER_ID: optional(text, 'Alipay: our seller id, such as 2088…; messages for another are rejected'),
  ALIPAY_URL: withDefault(
    web,
    'https://openapi.alipay.com/gateway.do',
    'Alipay: the gateway; the sandbox has another',
  ),
  ALIPAY_PREAUTH: withDefault(
    yes,
    '0',
    'Alipay: 1 if the contract allows pre-authorisation for hotels. Guarantees are then held, not charged',
  ),
  ALIPAY_APP_LINK: withDefault(
    text,
    'alipays://platformapi/startapp?saId=10000007&qrcode={code}',
    'Alipay: the deep link that opens the code of a hold in the app, with {code}',
  ),
  UNIONPAY_MERCHANT_ID: optional(
    text,
    'UnionPay: requires the three below. If absent, UnionPay is not offered, or simulated',
  ),
  UNIONPAY_PRIVATE_KEY: optional(text, 'UnionPay: our private key, in PEM, with `\\n` for line breaks'),
  UNIONPAY_CERTIFICATE: optional(text, 'UnionPay: the certificate of that key, in PEM'),
  UNIONPAY_ROOT: optional(text, 'UnionPay: their root and intermediate certificates, in PEM, concatenated'),
  UNIONPAY_NEXT_PRIVATE_KEY: optional(
    text,
    'UnionPay: the next private key, while the certificate is renewed',
  ),
  UNIONPAY_NEXT_CERTIFICATE: optional(
    text,
    'UnionPay: the next certificate, used once the first has expired',
  ),
  UNIONPAY_SIGNER: withDefault(
    text,
    '中国银联股份有限公司',
    'UnionPay: the subject of their signing certificate; `00040000:SIGN` in the test environment',
  ),
  UNIONPAY_URL: withDefault(
    web,
    'https://gateway.95516.com',
    'UnionPay: the gateway; the test environment has another',
  ),
  UNIONPAY_FILE_URL: withDefault(
    web,
    'https://filedownload.95516.com',
    'UnionPay: the URL of the settlement files; the test environment has another',
  ),
  PAY_SIM_PORT: optional(
    whole(0, 65535),
    'The local port of the payment simulator; processes with the same port share it. If absent, `PORT` + 1. It starts only if no provider is set',
  ),
  S3_URL: optional(
    web.refine(isBucketUrl, bucketUrlForm),
    'A bucket for pictures, see [uploads.md](uploads.md). If absent, they are stored in `DATA_DIR`',
  ),
  TRANSLATE_URL: optional(
    web,
    'A translation service for texts of guests, see [translation.md](translation.md). If absent, texts are not translated, and pages say so',
  ),
  TRANSLATE_ENGINE: withDefault(
    z.enum(['libretranslate', 'deepl', 'google'], 'libretranslate, deepl or google'),
    'libretranslate',
    'The protocol of that service: libretranslate, deepl or google',
  ),
  TRANSLATE_KEY: optional(text, 'The API key of that service'),
  TRANSLATE_WIDGET_URL: optional(
    web,
    'The script of a widget that translates pages, see [translation.md](translation.md). It requires `MAP_PROBE_URL`. If absent, pages are not translated',
  ),
  TRANSLATE_WIDGET_HOSTS: withDefault(
    text,
    '',
    'Further hosts that the widget loads from, `https://…`, separated by commas',
  ),
  MAP_PROBE_URL: optional(web, 'A small picture that shows whether a visitor can reach the map server'),
  MAP_TILES_URL: optional(
    z.string().regex(/^https?:\/\/|\.pmtiles$/, 'an http or https address, or a file that ends in .pmtiles'),
    'Map tiles: `https://{s}.tiles.example/{z}/{x}/{y}.png`, or the URL or path of a PMTiles archive, see [maps.md](maps.md). If absent, the map is drawn from our own data',
  ),
  MAP_TILES_ATTRIBUTION: optional(text, 'The attribution of the tiles, shown under the map'),
  RATES_URL: optional(
    web,
    'The URL of exchange rates, fetched every six hours: JSON `{"date": "2027-05-01", "base": "EUR", "rates": {"USD": 1.08, …}}`. If absent, the built-in table',
  ),
  REDIRECT_HOSTS: withDefault(text, '', 'External hosts that redirects may lead to, separated by commas'),
  SUPPORT_EMAIL: withDefault(
    z.email('an email address'),
    'support@lodestar.example',
    'The address of support, shown to guests',
  ),
  SUPPORT_HOURS: withDefault(
    z
      .string()
      .regex(
        /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d [A-Za-z_]+(\/[A-Za-z_]+)*$/,
        'hours and a zone such as 09:00-21:00 Asia/Shanghai',
      ),
    '09:00-21:00 Asia/Shanghai',
    'The hours of the support team, with a time zone',
  ),
  SITE_VERSION: z
    .preprocess((value) => absent(value) ?? version, text)
    .meta(about('The version shown on the site', 'that of `package.json`')),
  SHARE_VIDEO_URL: shareUrl('off', 'Share link of the video site'),
  SHARE_SOCIAL_URL: shareUrl(
    'https://www.facebook.com/sharer/sharer.php?u={url}',
    'Share link of the social network',
  ),
  SHARE_BOOKMARK_URL: shareUrl('off', 'Share link of the bookmark service'),
  SHARE_MICROBLOG_URL: shareUrl(
    'https://x.com/intent/post?url={url}&text={title}',
    'Share link of the microblog',
  ),
  SHARE_MICROBLOG_ZH_URL: shareUrl(
    'https://service.weibo.com/share/share.php?url={url}&title={title}',
    'Share link of the microblog on Chinese pages',
  ),
  SHARE_PORTAL_URL: shareUrl('off', 'Share link of the portal'),
  SHARE_PROFESSIONAL_URL: shareUrl(
    'https://www.linkedin.com/sharing/share-offsite/?url={url}',
    'Share link of the professional network',
  ),
  ...brandSettings,
  ...operationSettings,
})
export type Environment = z.output<typeof Environment>
