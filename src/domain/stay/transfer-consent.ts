import type { Locale } from '../text/locale.ts'

const mainland = { slug: 'china', dial: '+86' }

type Facts = {
  /** The country of the hotel, as its pages are called. */
  readonly hotelCountry: string
  readonly locale: Locale
  /** Of the guest's telephone: `+86`. */
  readonly dial: string
}

/**
 * Chinese law wants a consent of its own before somebody's data leaves the mainland. Who is under that law we do not know:
 * whoever reads Chinese or has a mainland number is asked, and nobody for a hotel on the mainland.
 */
export const asksTransferConsent = ({ hotelCountry, locale, dial }: Facts): boolean =>
  hotelCountry !== mainland.slug && (locale === 'zh' || dial === mainland.dial)
