import { MOST_DAYS_FOR_CHARGING } from '#domain/money/exchange.ts'
import { createRedisClient } from '../../cache/redis-client.ts'
import { readRates } from '../../exchange/exchange-rates.ts'
import { openFiles } from '../../media/open-files.ts'
import { sendTestMail, whyNoMail } from '../../messages/try-mail.ts'
import { connectProviders } from '../../payments/open-payments.ts'
import type { Provider } from '../../payments/provider.ts'
import { readPushServices } from '../../push/push-services.ts'
import { isSimulated, type Settings } from '../../settings.ts'
import { openEngine } from '../../translation/open-engine.ts'
import {
  type Check,
  checkOfDatabase,
  checkOfSettings,
  type Finding,
  fault,
  ok,
  reasonOf,
  warning,
} from '../check.ts'

const patience = 10_000

const mailCheck = checkOfSettings('mail', async ({ SMTP_URL, ...settings }, { mailTo, now }) => {
  if (!SMTP_URL) return [ok('No mail server is set: messages are at /dev/mailbox.')]
  const why = await whyNoMail(SMTP_URL)
  if (why) return [fault(`The mail server cannot be used: ${why}.`, 'Check SMTP_URL.')]
  if (!mailTo) return [ok('The mail server accepts the login. A test message is sent with --mail ADDRESS.')]
  const refused = await sendTestMail({ ...settings, SMTP_URL }, { to: mailTo, now: now() })
  return refused
    ? [
        fault(
          `The test message was not accepted: ${refused}.`,
          'Check MAIL_FROM and the log of the mail server.',
        ),
      ]
    : [ok(`A test message to ${mailTo} was accepted: check that it arrives.`)]
})

const smsCheck = checkOfSettings('text messages', async ({ SMS_URL, local }) => {
  if (SMS_URL)
    return [ok('A service for text messages is set. It is not called, because a message costs money.')]
  return [
    ok(
      local
        ? 'No service for text messages is set: they are at /dev/mailbox.'
        : 'No service for text messages is set, so the site accepts no mobile numbers.',
    ),
  ]
})

const paymentsCheck = checkOfSettings('payments', async (settings, { now }) => {
  if (isSimulated(settings)) return [ok('Payments are simulated: no money moves.')]
  const providers = [...connectProviders({ settings, now }).values()]
  return Promise.all(providers.map((provider) => paymentFinding(provider, urlOf(settings, provider))))
})

const urlOf = (settings: Settings, { method }: Pick<Provider, 'method'>): string =>
  ({ paypal: settings.PAYPAL_URL, alipay: settings.ALIPAY_URL, unionpay: settings.UNIONPAY_URL })[method]

/** A provider that is unreachable gives no reason, so it is called a second time without credentials. */
export async function paymentFinding(
  { method, whyWrong }: Pick<Provider, 'method' | 'whyWrong'>,
  url: string,
): Promise<Finding> {
  const why = await whyWrong()
  if (why) return fault(why, 'Correct the settings of the provider.')
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) })
    return ok(`${method} accepts our credentials.`)
  } catch (error) {
    return fault(
      `${method} cannot be reached at ${url}: ${reasonOf(error)}.`,
      'Check the network and the firewall.',
    )
  }
}

const ratesCheck = checkOfDatabase('exchange rates', async (db, { settings, now }) => {
  const { date, heldBack = {} } = await readRates(db)
  const days = Math.floor((now() - Date.parse(date)) / 86_400_000)
  const held = Object.keys(heldBack)
  return [
    ratesFinding({ date, days, hasSource: Boolean(settings?.RATES_URL) }),
    ...(held.length > 0
      ? [
          warning(
            `Rates of ${held.join(', ')} are held back: they moved by more than 20 %.`,
            'Compare them with another source.',
          ),
        ]
      : []),
  ]
})

type RateFacts = { date: string; days: number; hasSource: boolean }

export function ratesFinding({ date, days, hasSource }: RateFacts): Finding {
  const text = `The exchange rates are of ${date}, ${days} days old.`
  const todo = hasSource
    ? 'Check that RATES_URL answers, and read: npm run ops -- jobs'
    : 'Set RATES_URL to a source of rates.'
  if (days > MOST_DAYS_FOR_CHARGING)
    return (hasSource ? fault : warning)(`${text} Guests are charged in the hotel's currency.`, todo)
  return days > 3 ? warning(text, todo) : ok(text)
}

const translationCheck = checkOfSettings('translation', async (settings) => {
  const engine = openEngine(settings)
  if (!engine) return [ok('No translation service is set: texts of guests are not translated.')]
  try {
    const asked = { texts: ['A quiet room.'], from: 'en', to: 'zh' }
    const { texts } = await engine.translate(asked, AbortSignal.timeout(patience))
    return [ok(`${engine.name} translates: ${texts[0]}`)]
  } catch (error) {
    return [
      fault(
        `${engine.name} does not translate: ${reasonOf(error)}.`,
        'Check TRANSLATE_URL and TRANSLATE_KEY.',
      ),
    ]
  }
})

const pushCheck = checkOfSettings('push', async ({ PUSH_SERVICES, VAPID_PRIVATE_KEY, SECRET, local }) => {
  if (!readPushServices(PUSH_SERVICES).isOn) return [ok('Web push is off.')]
  if (VAPID_PRIVATE_KEY) return [ok('Web push uses the key in VAPID_PRIVATE_KEY.')]
  const text = 'The key of web push is derived from the secret.'
  return local || SECRET
    ? [ok(text)]
    : [warning(text, 'Set VAPID_PRIVATE_KEY, so that subscriptions survive a change of the secret.')]
})

const storageCheck = checkOfSettings('storage', async ({ S3_URL, dataDir }) => {
  if (!S3_URL) return [ok('Pictures are stored in DATA_DIR/files.')]
  const name = 'doctor/check.txt'
  try {
    const files = openFiles({ dataDir, s3Url: S3_URL })
    await files.put(name, Buffer.from('check'))
    const read = await files.get(name)
    await files.remove(name)
    if (read?.toString() !== 'check') throw new Error('the file that was written cannot be read')
    return [ok('The bucket can be written and read.')]
  } catch (error) {
    return [
      fault(`The bucket cannot be used: ${reasonOf(error)}.`, 'Check S3_URL and the rights of its key.'),
    ]
  }
})

const redisCheck = checkOfSettings('redis', async ({ REDIS_URL }) => {
  if (!REDIS_URL) return []
  const client = createRedisClient({
    url: REDIS_URL,
    socket: { reconnectStrategy: false, connectTimeout: patience },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return [ok('Redis answers.')]
  } catch (error) {
    return [fault(`Redis cannot be used: ${reasonOf(error)}.`, 'Check REDIS_URL.')]
  } finally {
    if (client.isOpen) client.destroy()
  }
})

export const serviceChecks: readonly Check[] = [
  mailCheck,
  smsCheck,
  paymentsCheck,
  ratesCheck,
  translationCheck,
  pushCheck,
  storageCheck,
  redisCheck,
]
