import type { Bilingual } from '#domain/locale.ts'

/** 京都站周边 already says 京都; 上海 and 静安 make 上海静安. */
export function districtWithin(city: Bilingual, district: Bilingual | null): string {
  if (!district) return city.zh
  return district.zh.startsWith(city.zh) ? district.zh : `${city.zh}${district.zh}`
}
