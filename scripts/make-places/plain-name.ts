/** Countries whose English names have no diacritics. */
const unmarked = new Set('GR VN JP KR CN TW IN BD PK NP LK MM IR IQ SY LB JO PS SA YE OM EG LY SD'.split(' '))

/** Diacritics of scholarly transliteration, which English maps omit: macron, dots, hook, horn, breve. */
const scholarly = /[\u0304\u0306\u0309\u031b\u0323\u0331\u0332]/g

export const straightApostrophes = (name: string) => name.replace(/[ʻ‘’`ʼ]/g, "'")

/** The name as on an English map. */
export function plainName(name: string, country: string): string {
  const marks = unmarked.has(country) ? /[\u0300-\u036f]/g : scholarly
  const keepsAll = europeanScripts.has(country)
  const plain = keepsAll ? name : name.normalize('NFD').replace(marks, '').normalize('NFC')
  return straightApostrophes(plain)
    .replace(/'(?=$| )/g, '')
    .replace(/^'/, '')
    .replaceAll('Ð', 'D')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
}

/** Countries whose alphabet contains breve, macron and dots. */
const europeanScripts = new Set('TR RO LV LT PL CZ SK HU HR SI BA RS ME AL MT AZ'.split(' '))
