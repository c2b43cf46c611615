import type { Bilingual } from '#domain/text/locale.ts'

/** Joins city and district: 京都站周边 already contains 京都; 上海 and 静安 become 上海静安. */
export function districtWithin(city: Bilingual, district: Bilingual | null): string {
  if (!district) return city.zh
  return district.zh.includes(city.zh) ? district.zh : `${city.zh}${district.zh}`
}

const isArea = /(Area|Quarter|District|Town|Centre|Center|Village)$/
const isSight =
  /(Tower|Station|Square|Temple|Palace|Gate|Road|Street|Bridge|Resort|Eye|Lake|Mall|Market|Garden|Gardens|Bay|Beach|Park|Alley|Avenue|Boulevard|Strip)$/

/**
 * Whether a quarter is named after a sight, a square or a street: such names are used by guides, not in
 * addresses.
 */
export const isSightName = ({ en, zh }: Bilingual): boolean =>
  isSight.test(en) || / Area$/.test(en) || /(周边|附近|一带|[路街道巷塔寺庙]|广场|车站|公园|度假区)$/.test(zh)

/** A district inside a sentence: "Soho", "the Old Town", "the Bell Tower area". */
export function areaName(district: string): string {
  if (isArea.test(district)) return `the ${district}`
  if (district.startsWith('The ')) return `the ${district.slice(4)} area`
  return isSight.test(district) ? `the ${district} area` : district
}

/** 三里屯一带; a name with this suffix is not changed. */
export const areaNameZh = (district: string): string =>
  /(周边|附近|一带|区|郡)$/.test(district) ? district : `${district}一带`
