import type { Bilingual } from '#domain/text/locale.ts'
import type { Scenery } from '#drawings/subject.ts'

export type HotelKind =
  | 'hotel'
  | 'grand'
  | 'boutique'
  | 'inn'
  | 'guesthouse'
  | 'resort'
  | 'lodge'
  | 'apartments'
  | 'ryokan'
  | 'riad'

/** The hotel's surroundings, which pictures and sentences depend on. */
export type Setting = Scenery

/** The noun for the hotel in sentences. */
export const kindNames: Readonly<Record<HotelKind, Bilingual>> = {
  hotel: { en: 'hotel', zh: '酒店' },
  grand: { en: 'hotel', zh: '酒店' },
  boutique: { en: 'boutique hotel', zh: '精品酒店' },
  inn: { en: 'inn', zh: '旅馆' },
  guesthouse: { en: 'guesthouse', zh: '民宿' },
  resort: { en: 'resort', zh: '度假酒店' },
  lodge: { en: 'lodge', zh: '山庄' },
  apartments: { en: 'apartment hotel', zh: '公寓酒店' },
  ryokan: { en: 'ryokan', zh: '日式旅馆' },
  riad: { en: 'riad', zh: '庭院旅馆' },
}

type Weights = Readonly<Partial<Record<HotelKind, number>>>

/** Weights of each kind by stars. */
export const kindsByStars: Readonly<Record<number, Weights>> = {
  1: { inn: 4, guesthouse: 6 },
  2: { hotel: 4, inn: 5, guesthouse: 5, apartments: 1 },
  3: { hotel: 10, inn: 3, boutique: 3, guesthouse: 1, apartments: 3 },
  4: { hotel: 10, boutique: 4, apartments: 2 },
  5: { hotel: 4, grand: 5, boutique: 2 },
}

/** Additional weights by setting, from three stars on. */
export const kindsBySetting: Readonly<Partial<Record<Setting, Weights>>> = {
  beach: { resort: 12 },
  island: { resort: 12 },
  mountain: { lodge: 10, resort: 3 },
  countryside: { lodge: 3 },
  desert: { resort: 5, lodge: 4 },
  garden: { resort: 4, boutique: 4 },
}
