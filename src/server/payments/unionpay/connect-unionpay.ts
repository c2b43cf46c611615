import { type Settings, WrongSetting } from '../../settings.ts'
import type { Provider } from '../provider.ts'
import { readPem } from '../read-pem.ts'
import { readCertificates } from './certificates.ts'
import { type MerchantKey, readMerchantKey } from './merchant-keys.ts'
import { unionpay } from './unionpay.ts'

type Options = { settings: Settings; now: () => number; patience?: number }

/** UnionPay by its settings; null without settings. Invalid keys and certificates throw at startup. */
export function connectUnionpay({ settings, now, patience }: Options): Provider | null {
  const { UNIONPAY_MERCHANT_ID, UNIONPAY_PRIVATE_KEY, UNIONPAY_CERTIFICATE, UNIONPAY_ROOT } = settings
  if (!UNIONPAY_MERCHANT_ID || !UNIONPAY_PRIVATE_KEY || !UNIONPAY_CERTIFICATE || !UNIONPAY_ROOT) return null
  const { UNIONPAY_NEXT_PRIVATE_KEY, UNIONPAY_NEXT_CERTIFICATE } = settings
  const keys = [keyOf('UNIONPAY_PRIVATE_KEY', UNIONPAY_PRIVATE_KEY, UNIONPAY_CERTIFICATE)]
  if (Boolean(UNIONPAY_NEXT_PRIVATE_KEY) !== Boolean(UNIONPAY_NEXT_CERTIFICATE))
    throw new WrongSetting(
      'UNIONPAY_NEXT_PRIVATE_KEY and UNIONPAY_NEXT_CERTIFICATE are of use only together.',
    )
  if (UNIONPAY_NEXT_PRIVATE_KEY && UNIONPAY_NEXT_CERTIFICATE)
    keys.push(keyOf('UNIONPAY_NEXT_PRIVATE_KEY', UNIONPAY_NEXT_PRIVATE_KEY, UNIONPAY_NEXT_CERTIFICATE))
  return unionpay({
    url: settings.UNIONPAY_URL.replace(/\/$/, ''),
    fileUrl: settings.UNIONPAY_FILE_URL.replace(/\/$/, ''),
    merchantId: UNIONPAY_MERCHANT_ID,
    keys,
    trust: { authorities: authoritiesOf(UNIONPAY_ROOT), company: settings.UNIONPAY_SIGNER },
    now,
    ...(patience === undefined ? {} : { patience }),
  })
}

function keyOf(name: string, privateKey: string, certificate: string): MerchantKey {
  const read = readMerchantKey({ privateKey: readPem(privateKey), certificate: readPem(certificate) })
  if (typeof read === 'string') throw new WrongSetting(`The setting ${name} is wrong: ${read}.`)
  return read
}

function authoritiesOf(pem: string) {
  try {
    const found = readCertificates(readPem(pem))
    if (found.length > 0) return found
  } catch {}
  throw new WrongSetting('The setting UNIONPAY_ROOT is wrong: it has no certificate in PEM.')
}
