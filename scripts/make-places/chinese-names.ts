import { join } from 'node:path'
import type { GeoNamesRow } from './sources/geonames.ts'
import { readGettext } from './sources/gettext.ts'
import { packagesOf } from './sources/packages.ts'
import { type Simplify, simplifier } from './sources/simplified.ts'

const han = /^[\u4e00-\u9fff·・‧\-－—\s]+$/
const longestName = 12

/** Weight of a candidate's source; simplified-only characters indicate a mainland source. */
const worth = { mainland: 4, exemplar: 3, chinese: 1.2, alternate: 1, simplifiedOnly: 1.5 }

export type ChineseName = (row: GeoNamesRow) => string | null

/**
 * The most probable mainland Chinese name of a place, from CLDR, libgeonames and the alternate names. It has
 * a hyphen only if the original name has one.
 */
export function chineseNames(sources: string): ChineseName {
  const simplify = simplifier(sources)
  const libgeonames = (locale: string) =>
    readGettext(join(sources, `deb/usr/share/locale/${locale}/LC_MESSAGES/geonames.mo`))
  const mainland = libgeonames('zh_CN')
  const chinese = libgeonames('zh')
  const exemplars = readExemplars(sources)

  return (row) => {
    const scores = new Map<string, number>()
    const vote = (text: string | undefined, points: number) => {
      if (!text || !han.test(text)) return
      const name = tidyName(simplify.toSimplified(text, row.country))
      if (name === '' || name.length > longestName) return
      scores.set(name, (scores.get(name) ?? 0) + points + bonus(simplify, text))
    }
    vote(exemplars.get(`${row.zone} ${row.ascii}`), worth.exemplar)
    vote(mainland.get(String(row.id)), worth.mainland)
    vote(chinese.get(String(row.id)), worth.chinese)
    for (const alternate of row.alternates) vote(alternate, worth.alternate)
    const [best] = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    const name = best?.[0] ?? null
    return row.name.includes('-') ? name : (name?.replaceAll('-', '') ?? null)
  }
}

const bonus = (simplify: Simplify, text: string) =>
  simplify.isSimplifiedOnly(text) ? worth.simplifiedOnly : 0

/** Removes spaces, remarks and administrative suffixes, and unifies the joining signs. */
function tidyName(name: string): string {
  const plain = name.replace(/\s|\(.*?\)|（.*?）/g, '').replace(/[·・‧－—]/g, '-')
  return plain.length > 2 ? plain.replace(/(?:特别|广域|自治)?[市县]$/, '') : plain
}

type TimeZones = { main: { zh: { dates: { timeZoneNames: { zone: object } } } } }

/** CLDR's exemplar cities in Chinese, by "zone English name". */
function readExemplars(sources: string): Map<string, string> {
  const { main } = packagesOf(sources)('cldr-dates-full/main/zh/timeZoneNames.json') as TimeZones
  const names = new Map<string, string>()
  const visit = (branch: object, path: string[]) => {
    for (const [key, value] of Object.entries(branch)) {
      if (typeof value !== 'object' || value === null) continue
      const here = [...path, key]
      if ('exemplarCity' in value) {
        names.set(`${here.join('/')} ${key.replaceAll('_', ' ')}`, String(value.exemplarCity))
      }
      visit(value, here)
    }
  }
  visit(main.zh.dates.timeZoneNames.zone, [])
  return names
}
