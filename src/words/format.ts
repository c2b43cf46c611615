import { grouped } from '#domain/money/money-format.ts'
import type { Bilingual, Locale } from '#domain/text/locale.ts'
import { fullName, type PersonName } from '#domain/text/person-name.ts'

const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN' }
// Formatters are expensive to create, so they are cached.
const kept = new Map<string, Intl.DateTimeFormat | Intl.ListFormat>()
function keep<Format>(key: string, make: () => Format): Format {
  const found = kept.get(key) as Format | undefined
  if (found) return found
  const made = make()
  kept.set(key, made as Intl.DateTimeFormat)
  return made
}

/** A plain date is the same day everywhere: it is parsed at noon UTC and formatted in UTC. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

const dateStyles = {
  /** 28 Mar / 3月28日 */
  short: { day: true, month: 'short' },
  /** 28 March 2027 / 2027年3月28日 */
  long: { day: true, month: 'long', year: true },
  /** Sun 28 Mar / 3月28日（周日） */
  weekday: { weekday: 'short', day: true, month: 'short' },
  /** Sun 28 Mar 2027 / 2027年3月28日（周日） */
  full: { weekday: 'short', day: true, month: 'short', year: true },
  /** Sunday 28 March 2027 / 2027年3月28日（星期日） */
  spoken: { weekday: 'long', day: true, month: 'long', year: true },
  /** March 2027 / 2027年3月 */
  month: { month: 'long', year: true },
} as const
export type DateStyle = keyof typeof dateStyles
type Length = 'short' | 'long'
type DateParts = { weekday?: Length; day?: true; month: Length; year?: true }

export const englishMonths =
  'January February March April May June July August September October November December'.split(' ')
const englishDays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const cut = (name = '', length: Length) =>
  length === 'long' ? name : name === 'September' ? 'Sept' : name.slice(0, 3)

/** Without `Intl`: creating its first formatter delays hydration by 25 ms, four times that on a phone. */
export function formatDate(date: string, locale: Locale, style: DateStyle = 'long'): string {
  const [year, month, day] = date.split('-').map(Number)
  const has: DateParts = dateStyles[style]
  const at = noon(date).getUTCDay()
  if (locale === 'zh') {
    const named = has.weekday && `（${has.weekday === 'long' ? '星期' : '周'}${'日一二三四五六'[at]}）`
    return `${has.year ? `${year}年` : ''}${month}月${has.day ? `${day}日` : ''}${named ?? ''}`
  }
  const parts = [
    has.weekday && cut(englishDays[at], has.weekday),
    has.day && day,
    cut(englishMonths[Number(month) - 1], has.month),
    has.year && year,
  ]
  return parts.filter(Boolean).join(' ')
}

/** A range of days: 2 – 6 Jan, 30 Dec – 2 Jan / 1月2日至6日. A shared month is named once. */
export function formatDates(first: string, last: string, locale: Locale): string {
  const days = [first, last].map((date) => formatDate(date, locale, 'short'))
  const share = first.slice(0, 7) === last.slice(0, 7)
  if (share && locale === 'zh') days[1] = String(days[1]).replace(/^.*月/, '')
  if (share && locale === 'en') days[0] = String(Number(first.slice(8)))
  return days.join(locale === 'zh' ? '至' : ' – ')
}

/** The date of an instant in a zone: 10 December 2026 / 2026年12月10日 */
export function formatDayInZone(instant: number, locale: Locale, zone: string): string {
  const day = keep(
    `i${locale}${zone}`,
    () =>
      new Intl.DateTimeFormat(tags[locale], {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: zone,
      }),
  )
  return day.format(instant)
}

/** An instant in the local time of a zone: 10 December 2026, 18:00 / 2026年12月10日18:00 */
export function formatInstant(instant: number, locale: Locale, zone: string): string {
  return `${formatDayInZone(instant, locale, zone)}${locale === 'zh' ? '' : ', '}${formatGuestTime(instant, zone)}`
}

/** The device's zone: in a browser, the guest's. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An instant in the reader's zone: 14:30. For deadlines within the hour, wherever the hotel is. */
export function formatGuestTime(instant: number, zone: string = deviceZone()): string {
  return clockIn(zone).format(instant)
}

const clockIn = (zone: string) =>
  keep(
    `t${zone}`,
    () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }),
  )

/**
 * The same with the name of the zone, for readers elsewhere: 10 December 2026, 18:00 (China Standard Time) /
 * 2026年12月10日18:00（中国标准时间）
 */
export function formatInstantInZone(instant: number, locale: Locale, zone: string): string {
  const name = formatZone(instant, locale, zone)
  const text = formatInstant(instant, locale, zone)
  return locale === 'zh' ? `${text}（${name}）` : `${text} (${name})`
}

/** The name of the zone's time at that instant: China Standard Time / 中国标准时间 */
export function formatZone(instant: number, locale: Locale, zone: string): string {
  const named = keep(
    `z${locale}${zone}`,
    () => new Intl.DateTimeFormat(tags[locale], { timeZone: zone, timeZoneName: 'long' }),
  )
  return named.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Both languages group digits alike; the parameter matches the other formatters. */
export const formatCount = (count: number, _locale: Locale): string => grouped(count)

/** A length in days: 5 days / 5天. */
export function formatDays(days: number, locale: Locale): string {
  if (locale === 'zh') return `${days}天`
  return days === 1 ? '1 day' : `${days} days`
}

export const formatList = (
  items: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => keep(`l${locale}${type}`, () => new Intl.ListFormat(tags[locale], { type })).format(items)

/** Guests' names, joined without “and”: Ada Lovelace, Mara Lind / 林越、李清照 */
export const formatNames = (guests: readonly PersonName[], locale: Locale): string =>
  guests.map(fullName).join(locale === 'zh' ? '、' : ', ')

/** Metres up to a kilometre, then kilometres with one decimal up to ten. */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 950)
    return locale === 'zh'
      ? `${Math.round(metres / 50) * 50 || 50}米`
      : `${Math.round(metres / 50) * 50 || 50} m`
  const kilometres = metres < 9_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1_000)
  return locale === 'zh' ? `${kilometres}公里` : `${kilometres} km`
}

/**
 * An instant with the hotel's offset, formatted in that offset without conversion: Thu 10 Dec, 18:00 /
 * 12月10日（周四）18:00.
 */
export function formatHotelTime(iso: string, locale: Locale): string {
  const date = iso.slice(0, 10)
  const time = iso.slice(11, 16)
  return `${formatDate(date, locale, 'weekday')}${locale === 'en' ? ', ' : ''}${time}`
}

/** Hundredths of a percent: 12.5% */
export const formatPercent = (basisPoints: number): string => `${basisPoints / 100}%`

/** Zones with a common name that differs from the IANA name. */
const spokenZones: Record<string, Bilingual> = { 'Asia/Shanghai': { en: 'Beijing', zh: '北京' } }

/** The zone's city in the page's language: “Shanghai”, not “Asia/Shanghai”. */
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

/** Opening hours with no-break spaces: 09:00 – 21:00 / 09:00至21:00. */
export const formatHours = (opens: string, closes: string, locale: Locale): string =>
  locale === 'zh' ? `${opens}\u2060至\u2060${closes}` : `${opens}\u00a0–\u2060\u00a0${closes}`
