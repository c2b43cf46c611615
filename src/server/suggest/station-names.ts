import type { Bilingual } from '#domain/locale.ts'

/** What people call a station whatever its name says: "Beijing South Railway Station", 北京火车站. */
export function stationNames({ en, zh }: Bilingual): string[] {
  const own = en.replace(/ (?:Railway |Train )?Station$/i, '')
  const ownZh = zh.replace(/(?:火车|高铁|车)?站$/, '')
  return [
    ...['Station', 'Railway Station', 'Train Station'].map((word) => `${own} ${word}`),
    ...(ownZh === zh ? [] : ['站', '火车站', '高铁站', '车站'].map((word) => ownZh + word)),
  ]
}
