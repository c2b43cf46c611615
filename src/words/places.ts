import { words } from './words.ts'

const counted = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('en-US')} ${many}`
const listed = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

/** Countries whose English names take an article inside a sentence. */
const articled =
  /^(United|Bahamas|Central African|Comoros|Dominican Republic|DR Congo|Gambia|Isle of|Maldives|Netherlands|Philippines|Seychelles|Caribbean N)|^(?!.* and ).* Islands$|Caicos Islands$/
const inSentence = (country: string) => (articled.test(country) ? `the ${country}` : country)

export const placeWords = words({
  en: {
    countries: 'Countries and regions',
    everyTitle: 'Hotels by country and region',
    everyDescription: (countries: number, cities: number) =>
      `Hotels in ${cities.toLocaleString('en-US')} cities of ${countries} countries and regions: choose where to stay and see the whole price.`,
    everyKeywords: (best: readonly string[]) =>
      ['hotels by country', 'hotels worldwide', ...best.map((name) => `hotels in ${inSentence(name)}`)].join(
        ', ',
      ),
    everyLead: (countries: number) => `${countries} countries and regions. Choose one to see its cities.`,
    countryTitle: (country: string) => `Hotels in ${inSentence(country)}`,
    countryDescription: (country: string, cities: number, best: readonly string[]) =>
      `Hotels in ${counted(cities, 'city', 'cities')} of ${inSentence(country)}, such as ${listed(best, 'en-GB')}: the whole price, taxes included, and cancellation by a date you can read.`,
    countryKeywords: (country: string, best: readonly string[]) =>
      [`${country} hotels`, ...best.map((name) => `hotels in ${name}`)].join(', '),
    countryLead: (cities: number, regions: number) =>
      regions > 1
        ? `${counted(cities, 'city', 'cities')} in ${counted(regions, 'region', 'regions')}.`
        : `${counted(cities, 'city', 'cities')}.`,
    breadcrumb: 'You are here',
    home: 'Home',
    filterCities: 'Find a city or region',
    filterCountries: 'Find a country',
    find: 'Find',
    clear: 'Show all',
    found: (n: number, total: number, q: string) =>
      `${n.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} for “${q}”`,
    nothing: (q: string) => `Nothing here is called “${q}”`,
    nothingHint: 'Check the spelling, or look through the whole list.',
    mainCities: 'Most visited',
    mainCountries: 'Most visited',
    letters: 'Jump to a letter',
    byRegion: 'By region',
    byLetter: 'From A to Z',
    cities: 'Cities',
    elsewhere: 'Elsewhere',
    hotels: (n: number) => counted(n, 'hotel', 'hotels'),
    from: (price: string) => `from ${price}`,
    currency: 'Currency',
    dial: 'Dial code',
    sockets: 'Sockets',
    socketTypes: (plugs: readonly string[], voltage: string) => `${plugs.join(', ')} · ${voltage}`,
  },
  zh: {
    countries: '全部国家和地区',
    everyTitle: '按国家和地区查找酒店',
    everyDescription: (countries, cities) =>
      `覆盖${countries}个国家和地区、${cities.toLocaleString('en-US')}个城市的酒店，选好目的地，一眼看清含税总价。`,
    everyKeywords: (best) => ['全球酒店', '各国酒店', ...best.map((name) => `${name}酒店`)].join(','),
    everyLead: (countries) => `共${countries}个国家和地区，按拼音排序。点选即可查看其城市。`,
    countryTitle: (country) => `${country}酒店`,
    countryDescription: (country, cities, best) =>
      `${country}${cities}个城市的酒店，包括${best.join('、')}等地：含税总价一目了然，取消期限写得明明白白。`,
    countryKeywords: (country, best) =>
      [`${country}酒店`, `${country}酒店预订`, ...best.map((name) => `${name}酒店`)].join(','),
    countryLead: (cities, regions) =>
      regions > 1 ? `${regions}个地区，共${cities.toLocaleString('en-US')}个城市。` : `共${cities}个城市。`,
    breadcrumb: '当前位置',
    home: '首页',
    filterCities: '查找城市或地区',
    filterCountries: '查找国家或地区',
    find: '查找',
    clear: '显示全部',
    found: (n, total, q) =>
      `“${q}”：共${total.toLocaleString('en-US')}个，找到${n.toLocaleString('en-US')}个`,
    nothing: (q) => `这里没有叫“${q}”的地方`,
    nothingHint: '请检查写法，或浏览完整列表。',
    mainCities: '热门城市',
    mainCountries: '热门目的地',
    letters: '按字母跳转',
    byRegion: '按地区',
    byLetter: '按拼音',
    cities: '城市',
    elsewhere: '其他地区',
    hotels: (n) => `${n.toLocaleString('en-US')}家酒店`,
    from: (price) => `${price}起`,
    currency: '货币',
    dial: '区号',
    sockets: '插座',
    socketTypes: (plugs, voltage) => `${plugs.join('、')}型 · ${voltage}`,
  },
})
