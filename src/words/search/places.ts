import { formatCount, formatList } from '../format.ts'
import { words } from '../words.ts'

const counted = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${formatCount(n, 'en')} ${many}`
const cities = (n: number) => counted(n, 'city', 'cities')

/** Countries whose English names take an article inside a sentence. */
const articled =
  /^(United|Bahamas|Central African|Comoros|Dominican Republic|DR Congo|Gambia|Isle of|Maldives|Netherlands|Philippines|Seychelles|Caribbean N)|^(?!.* and ).* Islands$|Caicos Islands$/
const inSentence = (country: string) => (articled.test(country) ? `the ${country}` : country)

export const placeWords = words({
  en: {
    countries: 'Countries and regions',
    everyTitle: 'Hotels by country and region',
    everyDescription: (countries: number, n: number) =>
      `Hotels in ${cities(n)} across ${countries} countries and regions: choose where to stay and see the total price.`,
    everyKeywords: (best: readonly string[]) =>
      ['hotels by country', 'hotels worldwide', ...best.map((name) => `hotels in ${inSentence(name)}`)].join(
        ', ',
      ),
    everyLead: (countries: number) => `${countries} countries and regions. Choose one to see its cities.`,
    countryTitle: (country: string) => `Hotels in ${inSentence(country)}`,
    countryDescription: (country: string, n: number, best: readonly string[]) =>
      `Hotels in ${cities(n)} in ${inSentence(country)}, such as ${formatList(best, 'en')}: total prices with taxes included, and clear cancellation deadlines.`,
    countryKeywords: (country: string, best: readonly string[]) =>
      [`${country} hotels`, ...best.map((name) => `hotels in ${name}`)].join(', '),
    countryLead: (n: number, regions: number) =>
      regions > 1 ? `${cities(n)} in ${regions} regions. Choose a city to see its hotels.` : `${cities(n)}.`,
    breadcrumb: 'You are here',
    home: 'Home',
    filterCities: 'Find a city or region',
    filterCountries: 'Find a country or region',
    find: 'Find',
    showAll: 'Show all',
    found: (n: number, total: number, q: string) =>
      `${formatCount(n, 'en')} of ${formatCount(total, 'en')} match “${q}”.`,
    nothing: (q: string) => `No matches for “${q}”`,
    nothingHint: 'Check the spelling, or browse the full list.',
    main: 'Popular destinations',
    letters: 'Jump to a letter',
    byRegion: 'All cities by region',
    byLetter: 'From A to Z',
    cities: 'Cities',
    elsewhere: 'Other areas',
    more: (n: number, where: string) => `${n} more in ${where}`,
    hotels: (n: number) => counted(n, 'hotel', 'hotels'),
    from: (price: string) => `from ${price}`,
    nightFrom: (price: string) => `A night from ${price} in the next 30 days, taxes and fees included.`,
    whereabouts: (place: string, isAround: boolean) => `${isAround ? 'near' : 'in'} ${place}`,
    currency: 'Currency',
    currencyName: (name: string, code: string) => `${name} (${code})`,
    dial: 'Dialling code',
    sockets: 'Plug types',
    socketTypes: (plugs: readonly string[], voltage: string) => `${plugs.join(', ')} · ${voltage}`,
  },
  zh: {
    countries: '国家和地区',
    everyTitle: '按国家和地区查找酒店',
    everyDescription: (countries, n) =>
      `覆盖${countries}个国家和地区、${formatCount(n, 'zh')}个城市的酒店，选好目的地，直接看到含税总价。`,
    everyKeywords: (best) => ['全球酒店', '各国酒店', ...best.map((name) => `${name}酒店`)].join(','),
    everyLead: (countries) => `共${countries}个国家和地区，点选即可查看其城市。`,
    countryTitle: (country) => `${country}酒店`,
    countryDescription: (country, n, best) =>
      `${country}${formatCount(n, 'zh')}个城市的酒店，包括${best.join('、')}等地：含税总价一目了然，取消期限清楚标明。`,
    countryKeywords: (country, best) =>
      [`${country}酒店`, `${country}酒店预订`, ...best.map((name) => `${name}酒店`)].join(','),
    countryLead: (n, regions) =>
      regions > 1
        ? `${regions}个地区，共${formatCount(n, 'zh')}个城市，点选城市即可查看酒店。`
        : `共${formatCount(n, 'zh')}个城市。`,
    breadcrumb: '当前位置',
    home: '首页',
    filterCities: '查找城市或地区',
    filterCountries: '查找国家或地区',
    find: '查找',
    showAll: '显示全部',
    found: (n, total, q) => `共${formatCount(total, 'zh')}个，其中${formatCount(n, 'zh')}个符合“${q}”。`,
    nothing: (q) => `没有找到“${q}”`,
    nothingHint: '请检查输入，或浏览完整列表。',
    main: '热门目的地',
    letters: '按字母跳转',
    byRegion: '按地区浏览全部城市',
    byLetter: '按拼音浏览',
    cities: '城市',
    elsewhere: '其他地区',
    more: (n, where) => `展开${where}其余${n}个城市`,
    hotels: (n) => `${formatCount(n, 'zh')}家酒店`,
    from: (price) => `${price}起`,
    nightFrom: (price) => `未来30天每晚${price}起，已含税费。`,
    whereabouts: (place, isAround) => (isAround ? `${place}附近` : place),
    currency: '货币',
    currencyName: (name, code) => `${name}（${code}）`,
    dial: '国际区号',
    sockets: '插座类型',
    socketTypes: (plugs, voltage) => `${plugs.join('、')}型 · ${voltage}`,
  },
})
