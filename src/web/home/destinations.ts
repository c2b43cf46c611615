import type { Bilingual } from '#domain/text/locale.ts'

type Destination = { slug: string; name: Bilingual; country: Bilingual }
const of = (slug: string, en: string, zh: string, countryEn: string, countryZh: string): Destination => ({
  slug,
  name: { en, zh },
  country: { en: countryEn, zh: countryZh },
})

/** Chosen by hand: a first page should not depend on a ranking. A test holds every address against the place table. */
export const destinations: readonly Destination[] = [
  of('asia-china-shanghai', 'Shanghai', '上海', 'China', '中国'),
  of('asia-japan-tokyo', 'Tokyo', '东京', 'Japan', '日本'),
  of('europe-france-paris', 'Paris', '巴黎', 'France', '法国'),
  of('asia-china-sanya', 'Sanya', '三亚', 'China', '中国'),
  of('america-usa-new-york', 'New York', '纽约', 'United States', '美国'),
  of('asia-thailand-bangkok', 'Bangkok', '曼谷', 'Thailand', '泰国'),
  of('europe-uk-london', 'London', '伦敦', 'United Kingdom', '英国'),
  of('asia-japan-kyoto', 'Kyoto', '京都', 'Japan', '日本'),
  of('asia-china-beijing', 'Beijing', '北京', 'China', '中国'),
  of('europe-italy-rome', 'Rome', '罗马', 'Italy', '意大利'),
  of('asia-uae-dubai', 'Dubai', '迪拜', 'United Arab Emirates', '阿联酋'),
  of('asia-singapore-singapore', 'Singapore', '新加坡', 'Singapore', '新加坡'),
  of('europe-switzerland-zermatt', 'Zermatt', '采尔马特', 'Switzerland', '瑞士'),
  of('oceania-australia-sydney', 'Sydney', '悉尼', 'Australia', '澳大利亚'),
  of('asia-south-korea-seoul', 'Seoul', '首尔', 'South Korea', '韩国'),
  of('europe-spain-barcelona', 'Barcelona', '巴塞罗那', 'Spain', '西班牙'),
]
