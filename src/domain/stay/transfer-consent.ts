import type { Locale } from '../text/locale.ts'

const mainland = { slug: 'china', dial: '+86' }

type Facts = {
  /** The slug of the hotel's country. */
  readonly hotelCountry: string
  readonly locale: Locale
  /** Dialling prefix of the guest's telephone: `+86`. */
  readonly dial: string
}

/**
 * Chinese law requires a separate consent before personal data leaves the mainland. A guest is assumed to be
 * covered when reading Chinese or using a mainland number; hotels on the mainland need no consent.
 */
export const asksTransferConsent = ({ hotelCountry, locale, dial }: Facts): boolean =>
  hotelCountry !== mainland.slug && (locale === 'zh' || dial === mainland.dial)
