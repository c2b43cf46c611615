import type { Countries } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Places } from './open-places.ts'

export async function listCountries(places: Places, locale: Locale): Promise<Countries> {
  const { countries } = await places()
  return countries[locale].map(({ country }) => ({
    code: country.code,
    dial: country.dialCode,
    name: country.name[locale],
    name_other: country.name[locale === 'en' ? 'zh' : 'en'],
    currency: country.currency,
    phone: country.phonePattern,
    plugs: [...country.plugs],
    voltage: `${country.volts} V`,
  }))
}
