import { siteName } from '../../settings/site-name.ts'
import type { Settings } from '../../settings.ts'
import type { Provider } from '../provider.ts'
import { createPaypal } from './paypal.ts'

type Options = { settings: Settings; now: () => number; patience?: number }

/** PayPal, if its settings exist. */
export function connectPaypal({ settings, now, patience }: Options): Provider | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = settings
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET || !PAYPAL_WEBHOOK_ID) return null
  return createPaypal({
    url: settings.PAYPAL_URL.replace(/\/$/, ''),
    clientId: PAYPAL_CLIENT_ID,
    clientSecret: PAYPAL_CLIENT_SECRET,
    webhookId: PAYPAL_WEBHOOK_ID,
    merchantId: settings.PAYPAL_MERCHANT_ID ?? null,
    certHosts: settings.PAYPAL_CERT_HOSTS.split(',').map((host) => host.trim()),
    certRoot: settings.PAYPAL_CERT_ROOT?.replaceAll('\\n', '\n') ?? null,
    brand: siteName(settings),
    now,
    ...(patience === undefined ? {} : { patience }),
  })
}
