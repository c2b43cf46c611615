import { toSlug } from './slugs.ts'
import { type CountryInfo, readCountryInfo, readPriceLevels } from './sources/countries.ts'
import { readHand } from './sources/hand.ts'
import { packagesOf } from './sources/packages.ts'
import type { Syllables } from './sources/pinyin.ts'

const areaOf: Record<string, string> = {
  AF: 'africa',
  AS: 'asia',
  EU: 'europe',
  NA: 'america',
  OC: 'oceania',
  SA: 'america',
}

/** Used if the factbook has no figure: the level of a comparable neighbour. */
const usualPriceLevel = 0.7
const priceLevelBounds = [0.25, 1.3] as const

/** The specification's pattern for mainland mobiles; other patterns come from libphonenumber. */
const ownPhonePatterns: Record<string, string> = { CN: '1[3-9]\\d{9}' }

type PhoneMetadata = { countries: Record<string, [dialCode: string, prefix: unknown, pattern: string]> }

export type CountryLine = Readonly<Record<string, string>>

/** A line for each requested country, ordered by code. */
export function makeCountries(
  sources: string,
  syllables: Syllables,
  wanted: ReadonlySet<string>,
): CountryLine[] {
  const phones = packagesOf(sources)('libphonenumber-js/metadata.min.json') as PhoneMetadata
  const levels = readPriceLevels(sources)
  const sockets = readSockets()
  const byHand = new Map(readHand('countries.tsv').map((fields) => [fields[0]!, fields]))
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const chinese = new Intl.DisplayNames('zh-Hans-CN', { type: 'region' })

  return readCountryInfo(sources)
    .filter(({ code }) => wanted.has(code))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((info) => {
      const { code } = info
      const [, slug, en, zh, also = ''] = byHand.get(code) ?? []
      const name = en || english.of(code)!
      const chineseName = zh || chinese.of(code)!
      const spoken = syllables(chineseName)
      const phone = phones.countries[code]
      const socket = sockets.get(code)
      if (!socket) throw new Error(`No sockets known for ${code}`)
      return {
        code,
        slug: slug || toSlug(name),
        en: name,
        zh: chineseName,
        pinyin: spoken.join(''),
        initials: spoken.map((syllable) => syllable.charAt(0)).join(''),
        also,
        area: areaOf[info.continent]!,
        currency: currencyOf(info),
        dialCode: `+${phone?.[0] ?? dialCodesElsewhere[code]}`,
        phonePattern: ownPhonePatterns[code] ?? phone?.[2] ?? '\\d{4,12}',
        plugs: socket.plugs,
        volts: socket.volts,
        priceLevel: clamp(levels.get(info.fips) ?? usualPriceLevel).toFixed(2),
      }
    })
}

/** Territories without their own numbering plan in the metadata. */
const dialCodesElsewhere: Record<string, string> = { PN: '64', GS: '500', TF: '262', AQ: '672' }

/** Currencies that changed after the sources were published. */
const newCurrencies: Record<string, string> = {
  HR: 'EUR',
  BG: 'EUR',
  LT: 'EUR',
  ZW: 'USD',
  CW: 'XCG',
  SX: 'XCG',
  SL: 'SLE',
  VE: 'VES',
  MR: 'MRU',
  ST: 'STN',
  BY: 'BYN',
  ZM: 'ZMW',
  EE: 'EUR',
  LV: 'EUR',
}

const currencyOf = ({ code, currency }: CountryInfo) => newCurrencies[code] ?? currency

const clamp = (level: number) => Math.min(priceLevelBounds[1], Math.max(priceLevelBounds[0], level))

function readSockets(): Map<string, { plugs: string; volts: string }> {
  const sockets = new Map<string, { plugs: string; volts: string }>()
  for (const [plugs = '', volts = '', codes = ''] of readHand('sockets.tsv')) {
    for (const code of codes.split(' ')) if (!sockets.has(code)) sockets.set(code, { plugs, volts })
  }
  return sockets
}
