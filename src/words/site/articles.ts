import type { Bilingual, Locale } from '#domain/text/locale.ts'
import { englishMonths, formatCount, formatDate, formatList } from '../format.ts'
import { words } from '../words.ts'

export const articleThemes = ['rail', 'coast', 'old_towns', 'mountains', 'night_skies', 'food'] as const
export type ArticleTheme = (typeof articleThemes)[number]

export const themeNames = words<{ [Theme in ArticleTheme]: string }>({
  en: {
    rail: 'By train',
    coast: 'Coast',
    old_towns: 'Old towns',
    mountains: 'Mountains',
    night_skies: 'Night skies',
    food: 'Tea and food',
  },
  zh: {
    rail: '乘火车',
    coast: '海岸',
    old_towns: '古城',
    mountains: '山野',
    night_skies: '星空',
    food: '茶与美食',
  },
})

export const wayWords = words({
  en: {
    train: (km: number) => `By train, ${km} km in a straight line`,
    boat: (km: number) => `By boat, ${km} km in a straight line`,
    bus: (km: number) => `By bus, ${km} km in a straight line`,
    road: (km: number) => `By car, ${km} km in a straight line`,
  },
  zh: {
    train: (km) => `乘火车，直线距离${km}公里`,
    boat: (km) => `乘船，直线距离${km}公里`,
    bus: (km) => `乘大巴，直线距离${km}公里`,
    road: (km) => `自驾，直线距离${km}公里`,
  },
})

export const monthNames: Readonly<Record<Locale, readonly string[]>> = {
  en: englishMonths,
  zh: englishMonths.map((_, at) => `${at + 1}月`),
}
export const monthLetters: Readonly<Record<Locale, readonly string[]>> = {
  en: englishMonths.map((name) => name.slice(0, 1)),
  zh: englishMonths.map((_, at) => String(at + 1)),
}

const wholeYear: Bilingual = { en: 'all year', zh: '全年' }

/** The best months as ranges, also across the new year: “November to March”. */
export function formatBestMonths(months: readonly number[], locale: Locale): string {
  const isBest = (at: number) => months[(at + 12) % 12] === 2
  if (months.every((_, at) => isBest(at))) return wholeYear[locale]
  const runs = months.flatMap((_, first) => {
    if (!isBest(first) || isBest(first - 1)) return []
    let last = first
    while (isBest(last + 1)) last++
    const [from, to] = [monthNames[locale][first], monthNames[locale][last % 12]]
    return [first === last ? from! : locale === 'zh' ? `${from}至${to}` : `${from} to ${to}`]
  })
  return formatList(runs, locale)
}

export const articleWords = words({
  en: {
    title: 'Inspiration',
    lead: 'Itineraries with stops, costs and hotels near each one. Follow one as it is, or take the parts you like.',
    description:
      'Itineraries we’ve written ourselves, by theme and country: stops on a map, the best months, estimated costs, and hotels near each stop with today’s prices.',
    keywords: 'travel inspiration, itineraries, train journeys, coast, old towns, mountains, food trips',
    titleOf: (what: string) => `Inspiration: ${what}`,
    themes: 'Themes',
    all: 'All',
    country: 'Country',
    anyCountry: 'Any country',
    month: 'Month',
    anyMonth: 'Any month',
    show: 'Show',
    byCountry: 'By country',
    nothing: 'No itineraries match yet',
    showAll: 'Show all itineraries',
    bestMonths: (months: string) => `Best: ${months}`,
    length: 'Length',
    lengthOf: (days: number, nights: number) => `${days} days, ${nights} nights`,
    stops: 'Stops',
    distance: 'Distance',
    distanceOf: (km: number) => `${formatCount(km, 'en')} km in straight lines`,
    best: 'Best',
    forTwo: 'For two',
    about: (amount: string) => `about ${amount}`,
    noTotal: 'choose other dates',
    day: (first: number, last: number) => (first === last ? `Day ${first}` : `Days ${first} – ${last}`),
    stayIn: (place: string) => `Stay in ${place}`,
    stayFor: (dates: string, nights: number) =>
      `${dates}, ${nights === 1 ? '1 night' : `${nights} nights`} for two, taxes included`,
    from: 'from',
    allHotels: (place: string) => `All hotels in ${place}`,
    noHotels: 'No rooms available for these nights. Another start day may help.',
    costs: 'What it costs, for two',
    stays: (nights: number) => `Stays, ${formatCount(nights, 'en')} nights`,
    staysNote: 'the first hotel at each stop, taxes included',
    transport: 'Getting from stop to stop',
    meals: 'Meals',
    sights: 'Tickets and boats',
    total: 'About',
    estimates: (date: string) =>
      `Stays are today’s prices for your dates. Everything else is our own estimate from ${formatDate(date, 'en', 'month')}, not a quote. Travel to the first stop and home from the last isn’t included.`,
    when: 'When to go',
    leaveIt: 'not recommended',
    possible: 'possible',
    bestTime: 'best',
    map: (stops: number) => `Schematic map of the route with ${stops} stops`,
    schematic: 'schematic, north is up',
    start: 'Plan this trip',
    startLead: (stops: number) => `Choose a first day to see prices for ${stops} stays`,
    startDay: 'First day',
    startShow: 'Show prices',
    related: 'You may also like',
    written: (date: string) => `Written ${formatDate(date, 'en')}`,
  },
  zh: {
    title: '旅行灵感',
    lead: '有路线，有花费，每一站附近都有酒店。可以照着走，也可以拆开用。',
    description:
      '我们自己写的旅行路线，按主题和国家查找：地图上的每一站、适合的月份、估算的花费，以及每站附近酒店的当日价格。',
    keywords: '旅行灵感, 旅行路线, 火车旅行, 海岸, 古城, 山野, 美食之旅',
    titleOf: (what) => `旅行灵感：${what}`,
    themes: '主题',
    all: '全部',
    country: '国家和地区',
    anyCountry: '不限国家',
    month: '月份',
    anyMonth: '不限月份',
    show: '查看',
    byCountry: '按国家和地区',
    nothing: '暂时没有完全符合的路线',
    showAll: '查看全部路线',
    bestMonths: (months) => `适合${months}`,
    length: '时长',
    lengthOf: (days, nights) => `${days}天${nights}晚`,
    stops: '站点',
    distance: '路程',
    distanceOf: (km) => `直线合计${formatCount(km, 'zh')}公里`,
    best: '适合',
    forTwo: '两人',
    about: (amount) => `约${amount}`,
    noTotal: '请换个日期',
    day: (first, last) => (first === last ? `第${first}天` : `第${first}至${last}天`),
    stayIn: (place) => `住在${place}`,
    stayFor: (dates, nights) => `${dates}，两人${nights}晚，含税费`,
    from: '起价',
    allHotels: (place) => `${place}全部酒店`,
    noHotels: '这几晚暂无可订房间，换个出发日期试试。',
    costs: '两人花费',
    stays: (nights) => `住宿，${formatCount(nights, 'zh')}晚`,
    staysNote: '按每站第一家酒店计，含税费',
    transport: '站与站之间的交通',
    meals: '餐饮',
    sights: '门票与船票',
    total: '合计约',
    estimates: (date) =>
      `住宿为所选日期的今日价格，其余为我们在${formatDate(date, 'zh', 'month')}所作的估算，并非报价；不含抵达与返程。`,
    when: '什么时候去',
    leaveIt: '不建议',
    possible: '可以',
    bestTime: '最适合',
    map: (stops) => `路线示意图，共${stops}站`,
    schematic: '示意图，上北下南',
    start: '照这条路线走',
    startLead: (stops) => `选定出发日，为${stops}段住宿报价`,
    startDay: '第一天',
    startShow: '查看价格',
    related: '相近的路线',
    written: (date) => `写于${formatDate(date, 'zh')}`,
  },
})
