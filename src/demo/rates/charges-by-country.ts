import { minorUnits } from '#domain/money/currency.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { City } from '#gazetteer/city.ts'
import type { HotelKind } from '../kinds.ts'
import type { Random } from '../random.ts'
import type { PriceScale } from './price-step.ts'

const both = (en: string, zh: string): Bilingual => ({ en, zh })

const percent = (
  kind: Charge['kind'],
  name: Bilingual,
  value: number,
  collected: Charge['collected'],
): Charge => ({
  kind,
  name,
  of: 'percent',
  value,
  per: 'room',
  each: 'stay',
  maxNights: null,
  fromAge: 0,
  collected,
})

/** Names of sales taxes other than VAT. */
const taxNames: Readonly<Record<string, Bilingual>> = {
  JP: both('Consumption tax', '消费税'),
  AU: both('GST', '商品及服务税'),
  NZ: both('GST', '商品及服务税'),
}
const salesTax = (country: string, value: number) =>
  percent('tax', taxNames[country] ?? both('VAT', '增值税'), value, 'included')

/** Included in every price, in basis points, by the country's usual rate for accommodation. */
const includedRates: Readonly<Record<number, string>> = {
  300: 'LU',
  400: 'AD',
  500: 'CY TW',
  600: 'CN PT',
  700: 'DE MT',
  800: 'PL TR VN ZM',
  900: 'IE RO BG EE',
  1000: 'AT AU BE ES FI FR IT JP KR NO SI SK KH LA ID',
  1200: 'CZ LV LT SE KZ UZ KE',
  1300: 'GR HR NL',
  1400: 'EG',
  1500: 'NZ ZA SA',
  1600: 'MX',
  1700: 'IL',
  1800: 'HU PE GE AZ TZ UG RW',
  1900: 'CL CO',
  2000: 'GB MA AL MD UA',
  2100: 'AR',
  2200: 'RU UY',
  2500: 'DK',
}
const included = new Map(
  Object.entries(includedRates).flatMap(([rate, codes]) =>
    codes.split(' ').map((code) => [code, Number(rate)] as const),
  ),
)

/** Added to the price when booking, in basis points. */
const added: Readonly<Record<string, readonly [Bilingual, number][]>> = {
  CA: [[both('Sales and lodging tax', '销售税和住宿税'), 1_600]],
  IN: [[both('GST', '商品及服务税'), 1_200]],
  LK: [
    [both('Service charge', '服务费'), 1_000],
    [both('VAT', '增值税'), 1_800],
  ],
  TH: [
    [both('Service charge', '服务费'), 1_000],
    [both('VAT', '增值税'), 700],
  ],
  SG: [
    [both('Service charge', '服务费'), 1_000],
    [both('GST', '消费税'), 900],
  ],
  MY: [[both('Sales and service tax', '销售与服务税'), 800]],
  PH: [[both('VAT', '增值税'), 1_200]],
  HK: [
    [both('Service charge', '服务费'), 1_000],
    [both('Hotel accommodation tax', '酒店房租税'), 300],
  ],
  MO: [
    [both('Service charge', '服务费'), 1_000],
    [both('Tourism tax', '旅游税'), 500],
  ],
  AE: [
    [both('Municipality fee', '市政费'), 700],
    [both('Service charge', '服务费'), 1_000],
    [both('VAT', '增值税'), 500],
  ],
  QA: [[both('Government fee', '政府税费'), 500]],
  BH: [
    [both('Government levy', '政府税'), 500],
    [both('VAT', '增值税'), 1_000],
  ],
  MV: [[both('Tourism GST', '旅游商品及服务税'), 1_700]],
  BR: [[both('Service tax', '服务税'), 500]],
}

type Nightly = {
  name: Bilingual
  cents: readonly [number, number, number, number, number]
  per: Charge['per']
  maxNights: number | null
  fromAge: number
}
const cityTax = both('City tax', '城市税')
const touristTax = both('Tourist tax', '旅游税')

/** Paid at the hotel, by stars, in US cents per night. */
const atHotel: Readonly<Record<string, Nightly>> = {
  IT: { name: cityTax, cents: [150, 200, 350, 450, 600], per: 'person', maxNights: 7, fromAge: 12 },
  FR: { name: touristTax, cents: [100, 120, 190, 290, 420], per: 'person', maxNights: null, fromAge: 18 },
  ES: { name: touristTax, cents: [100, 100, 150, 220, 380], per: 'person', maxNights: 7, fromAge: 16 },
  PT: { name: touristTax, cents: [200, 200, 200, 200, 200], per: 'person', maxNights: 7, fromAge: 13 },
  GR: {
    name: both('Climate resilience fee', '气候韧性费'),
    cents: [150, 200, 500, 1_000, 1_500],
    per: 'room',
    maxNights: null,
    fromAge: 0,
  },
  NL: { name: touristTax, cents: [300, 350, 450, 600, 800], per: 'person', maxNights: null, fromAge: 0 },
  BE: { name: cityTax, cents: [300, 350, 400, 450, 500], per: 'room', maxNights: null, fromAge: 0 },
  AT: {
    name: both('Local tax', '地方税'),
    cents: [150, 200, 250, 300, 350],
    per: 'person',
    maxNights: null,
    fromAge: 15,
  },
  CH: {
    name: both('Visitor’s tax', '旅客税'),
    cents: [250, 250, 300, 350, 400],
    per: 'person',
    maxNights: null,
    fromAge: 16,
  },
  HR: { name: touristTax, cents: [130, 130, 150, 160, 180], per: 'person', maxNights: null, fromAge: 12 },
  CZ: { name: cityTax, cents: [200, 200, 200, 200, 200], per: 'person', maxNights: 60, fromAge: 18 },
  JP: {
    name: both('Accommodation tax', '住宿税'),
    cents: [70, 130, 130, 200, 350],
    per: 'person',
    maxNights: null,
    fromAge: 0,
  },
  MY: { name: touristTax, cents: [220, 220, 220, 220, 220], per: 'room', maxNights: null, fromAge: 0 },
  AE: {
    name: both('Tourism dirham', '旅游迪拉姆费'),
    cents: [200, 270, 270, 400, 550],
    per: 'room',
    maxNights: 30,
    fromAge: 0,
  },
  MV: {
    name: both('Green tax', '绿色税'),
    cents: [600, 600, 600, 1_200, 1_200],
    per: 'person',
    maxNights: null,
    fromAge: 2,
  },
  MA: { name: touristTax, cents: [100, 150, 200, 250, 330], per: 'person', maxNights: null, fromAge: 12 },
  TN: { name: touristTax, cents: [65, 65, 130, 260, 390], per: 'person', maxNights: 10, fromAge: 12 },
}

const german = (city: City): Charge[] =>
  city.weight > 8 ? [percent('tax', both('City tax', '城市住宿税'), 500, 'added')] : []

type Facts = { city: City; stars: number; kind: HotelKind; scale: PriceScale }

/** Taxes and fees of the country, the city and the hotel. */
export function chargesOf({ city, stars, kind, scale }: Facts, random: Random): Charge[] {
  const { country } = city
  const rate = included.get(country)
  const nightly = atHotel[country]
  return [
    ...(rate ? [salesTax(country, rate)] : []),
    ...(added[country] ?? []).map(([name, value]) =>
      percent(name.en === 'Service charge' ? 'fee' : 'tax', name, value, 'added'),
    ),
    ...(country === 'US'
      ? [percent('tax', both('State and city tax', '州税和市税'), americanRate(city), 'added')]
      : []),
    ...(country === 'DE' ? german(city) : []),
    ...(nightly ? [byTheNight(nightly, stars, scale)] : []),
    ...(kind === 'resort' && stars >= 4 && country === 'US' && random.chance(60)
      ? [resortFee(scale, random.int(20, 45) * 100)]
      : []),
  ]
}

/** Between 8.5 and 15.5 percent, constant per state, slightly higher in large cities. */
function americanRate({ region, weight }: City): number {
  const letters = region.charCodeAt(0) * 7 + (region.charCodeAt(1) || 0) * 13
  return 850 + (letters % 11) * 50 + (weight > 20 ? 150 : 0)
}

function byTheNight(
  { name, cents, per, maxNights, fromAge }: Nightly,
  stars: number,
  scale: PriceScale,
): Charge {
  const value = tidy(scale.fromCents(cents[stars - 1]!), scale)
  return {
    kind: 'tax',
    name,
    of: 'amount',
    value,
    per,
    each: 'night',
    maxNights,
    fromAge,
    collected: 'at_hotel',
  }
}

function resortFee(scale: PriceScale, cents: number): Charge {
  return {
    kind: 'fee',
    name: both('Resort fee', '度假村费'),
    of: 'amount',
    value: tidy(scale.fromCents(cents), scale),
    per: 'room',
    each: 'night',
    maxNights: null,
    fromAge: 0,
    collected: 'at_hotel',
  }
}

/** Rounded to a tenth of the currency's unit, or of its step if that is larger. */
function tidy(amount: number, { currency, step }: PriceScale): number {
  const grain = Math.max(1, Math.floor(Math.max(minorUnits(currency), step) / 10))
  return Math.max(grain, Math.round(amount / grain) * grain)
}
