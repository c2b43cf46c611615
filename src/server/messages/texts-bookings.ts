import { readSmsUrl } from '../settings/sms-url.ts'
import type { Settings } from '../settings.ts'

/**
 * Whether text messages can carry the news of a booking. A service of templates needs one for the confirmation; without
 * a service a local site stores messages in its own mailbox.
 */
export function textsBookings({ SMS_URL, local }: Pick<Settings, 'SMS_URL' | 'local'>): boolean {
  const service = SMS_URL ? readSmsUrl(SMS_URL) : null
  if (!service) return local
  if (service.provider === 'twilio') return true
  const { options } = service
  return Boolean(options.order_confirmed ?? (options.order_confirmed_zh && options.order_confirmed_en))
}
