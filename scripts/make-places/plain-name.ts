/** Countries whose names English writes without any marks. */
const unmarked = new Set('GR VN JP KR CN TW IN BD PK NP LK MM IR IQ SY LB JO PS SA YE OM EG LY SD'.split(' '))

/** Marks of scholarly transliteration, which no map in English shows: macron, dots, hook, horn, breve. */
const scholarly = /[\u0304\u0306\u0309\u031b\u0323\u0331\u0332]/g

export const straightApostrophes = (name: string) => name.replace(/[ʻ‘’`ʼ]/g, "'")

/** The name as an English map writes it. */
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

/** Where breve, macron and dots are letters of the national alphabet. */
const europeanScripts = new Set('TR RO LV LT PL CZ SK HU HR SI BA RS ME AL MT AZ'.split(' '))
