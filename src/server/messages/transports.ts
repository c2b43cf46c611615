import type { Keys, Secret } from '../secret-keys/secret.ts'
import { siteName } from '../settings/site-name.ts'
import { readSmsUrl } from '../settings/sms-url.ts'
import type { Settings } from '../settings.ts'
import { aliyunSms } from './aliyun-sms.ts'
import { mailTransport } from './mail-transport.ts'
import type { Channel } from './store.ts'
import type { Transport } from './transport.ts'
import { twilioSms } from './twilio-sms.ts'

/** The transport of each channel; absent for a channel that is not configured. */
export type Transports = {
  readonly keys: Keys
  readonly transports: Readonly<Partial<Record<Channel, Transport>>>
  readonly close: () => void
}

const smsTransports = { aliyun: aliyunSms, twilio: twilioSms }

export function openTransports(settings: Settings, secret: Secret, push?: Transport): Transports {
  const { SMTP_URL, SMS_URL, MAIL_FROM, SUPPORT_EMAIL } = settings
  const names = siteName(settings)
  const from = MAIL_FROM ?? SUPPORT_EMAIL
  const sms = SMS_URL ? readSmsUrl(SMS_URL) : null
  const transports = {
    ...(SMTP_URL
      ? { mail: mailTransport({ url: SMTP_URL, from, siteName: (locale) => names[locale] }) }
      : {}),
    ...(push ? { push } : {}),
    ...(sms ? { sms: smsTransports[sms.provider](sms) } : {}),
  }
  return {
    keys: secret.keysFor('outbox'),
    transports,
    close: () => {
      for (const transport of Object.values(transports)) transport.close()
    },
  }
}
