import type { Bilingual, Locale } from '#domain/locale.ts'

/** Zones that people call by another name than the zone table does. */
const spokenZones: Record<string, Bilingual> = { 'Asia/Shanghai': { en: 'Beijing', zh: '北京' } }

/** The zone's city in the page's language, as people say it: “Shanghai”, not “Asia/Shanghai”. */
export function zoneName(zone: string, locale: Locale): string {
  const spoken = spokenZones[zone]
  if (spoken) return spoken[locale]
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace(/ ?(Time|时间)$/, '') ?? zone
}
