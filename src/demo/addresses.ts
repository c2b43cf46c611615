import type { Bilingual } from '#domain/text/locale.ts'
import type { City } from '#gazetteer/city.ts'
import { administrativeDistrict } from './names/administrative-districts.ts'
import { districtWithin, isSightName } from './names/districts.ts'
import type { Family } from './names/families.ts'
import { isNumberLast, streetsOf } from './names/streets.ts'
import type { Random } from './random.ts'

type Facts = { city: City; country: Bilingual; family: Family; district: Bilingual | null }

/** A common street name with a number: the hotel and its exact position are fictitious. */
export function addressOf({ city, country, family, district }: Facts, random: Random): Bilingual {
  const street = random.pick(streetsOf(family, city.country))
  const number = random.int(1, family === 'chinese' ? 688 : 199)
  const part = partOf(city, district)
  const state = city.name.en === country.en ? null : country.en
  const within = [part?.en, city.name.en, state].filter(Boolean).join(', ')
  const home = family === 'chinese' || city.name.zh === country.zh ? '' : country.zh
  const town =
    city.country === 'CN' && city.population >= 300_000 && !/[市县区旗镇]$/.test(city.name.zh)
      ? `${city.name.zh}市`
      : city.name.zh
  // 老哈瓦那 contains its city's name, 京都站周边 begins with it.
  const quarter = part ? districtWithin(city.name, part).replace(new RegExp(`^${city.name.zh}`), '') : ''
  if (family === 'japanese') {
    const block = `${random.int(1, 6)}-${random.int(1, 20)}-${random.int(1, 18)}`
    return {
      en: `${block} ${street.en}, ${within}`,
      zh: `${home}${town}${quarter}${street.zh}${block}`,
    }
  }
  const en = isNumberLast(family, city.country) ? `${street.en} ${number}` : `${number} ${street.en}`
  return { en: `${en}, ${within}`, zh: `${home}${town}${quarter}${street.zh}${number}号` }
}

/** The part of an address between street and city: a district, never a sight or another street. */
function partOf(city: City, district: Bilingual | null): Bilingual | null {
  if (!district || district.en === city.name.en) return null
  if (city.country === 'CN' || city.country === 'TW') return administrativeDistrict(city.name, district)
  return isSightName(district) ? null : district
}
