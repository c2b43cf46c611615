import type { Settings } from '../../settings.ts'
import type { Provider } from '../provider.ts'
import { readPem } from '../read-pem.ts'
import { alipay } from './alipay.ts'

type Options = { settings: Settings; now: () => number; patience?: number }

/** Alipay by its settings; null without settings. */
export function connectAlipay({ settings, now, patience }: Options): Provider | null {
  const { ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = settings
  if (!ALIPAY_APP_ID || !ALIPAY_PRIVATE_KEY || !ALIPAY_PUBLIC_KEY) return null
  return alipay({
    url: settings.ALIPAY_URL,
    appId: ALIPAY_APP_ID,
    sellerId: settings.ALIPAY_SELLER_ID ?? null,
    privateKey: readPem(ALIPAY_PRIVATE_KEY),
    publicKey: readPem(ALIPAY_PUBLIC_KEY),
    appLink: settings.ALIPAY_APP_LINK,
    now,
    ...(patience === undefined ? {} : { patience }),
  })
}
