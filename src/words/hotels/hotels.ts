import { formatCount, formatList } from '../format.ts'
import { words } from '../words.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Facts of a hotel, and titles of hotel lists by place. */
export const hotelWords = words({
  en: {
    checkIn: (from: string, until: string | null) => (until ? `${from} – ${until}` : `From ${from}`),
    checkOut: (until: string) => `Until ${until}`,
    children: (free: number) =>
      `Children of all ages are welcome. Children up to ${free} stay free when using existing beds.`,
    petsFree: 'Pets stay free of charge.',
    petsFee: 'Pets are welcome for a fee, paid at the hotel.',
    petsNo: 'Pets aren’t allowed.',
    smokingNo: 'Smoking isn’t allowed.',
    smokingOutside: 'Smoking is allowed outside only.',
    smokingRooms: 'Smoking rooms are available.',
    // 上海中心 is the name of a tower; a village has no 市中心.
    centreOf: (place: string, _isCity: boolean) => `Centre of ${place}`,
    // `where` is "in Paris" or "near the Eiffel Tower".
    placeTitle: (where: string) => `Hotels ${where}`,
    placeDescription: (where: string, hotels: number) =>
      `${hotels === 1 ? '1 hotel' : `${formatCount(hotels, 'en')} hotels`} ${where}: total prices for your dates, taxes and fees included.`,
    placeKeywords: (where: string, place: string, districts: readonly string[]) =>
      [`hotels ${where}`, `${place} hotels`, ...districts.map((district) => `hotels in ${district}`)].join(
        ', ',
      ),
    introCount: (where: string, hotels: number, within: string) =>
      hotels === 0
        ? `No hotels ${where}, ${within}, can be booked here yet.`
        : `There ${hotels === 1 ? 'is one hotel' : `are ${formatCount(hotels, 'en')} hotels`} ${where}, ${within}.`,
    introDistricts: (districts: readonly string[]) => `Hotels are mostly in ${formatList(districts, 'en')}.`,
    introAirport: (airport: string, km: number) => `The nearest airport is ${airport}, ${km} km away.`,
    introSeason: (high: readonly number[], low: readonly number[]) =>
      `It is busiest and most expensive in ${formatList(
        high.map((month) => months[month - 1]!),
        'en',
      )}, and quietest in ${formatList(
        low.map((month) => months[month - 1]!),
        'en',
      )}.`,
    whenQuestion: (where: string) => `When are hotels ${where} cheapest?`,
    whenAnswer: (low: readonly number[]) =>
      `Usually in ${formatList(
        low.map((month) => months[month - 1]!),
        'en',
      )}.`,
    whereQuestion: (place: string) => `Where should I stay in ${place}?`,
    whereAnswer: (districts: readonly string[]) =>
      `${formatList(districts, 'en')} have the most hotels. The map shows them all with prices.`,
    airportQuestion: (place: string) => `How far is the airport from ${place}?`,
    airportAnswer: (airport: string, km: number, isSpot: boolean) =>
      `${airport} is ${km} km ${isSpot ? 'away' : 'from the centre'}.`,
    priceQuestion: 'Are taxes included in the prices?',
    priceAnswer:
      'Yes. The main price shown is the total for your stay, including all mandatory taxes and fees; anything you pay at the hotel is listed separately.',
  },
  zh: {
    checkIn: (from, until) => (until ? `${from}至${until}` : `${from}以后`),
    checkOut: (until) => `${until}以前`,
    children: (free) => `欢迎各年龄段的儿童入住。${free}岁及以下儿童使用现有床铺免费。`,
    petsFree: '可携带宠物，不另收费。',
    petsFee: '可携带宠物，需到店支付费用。',
    petsNo: '不可携带宠物。',
    smokingNo: '全店禁烟。',
    smokingOutside: '仅可在室外吸烟。',
    smokingRooms: '设有吸烟客房。',
    centreOf: (place, isCity) => `${place.replace(/市$/, '')}${isCity ? '市中心' : '中心'}`,
    placeTitle: (where) => `${where}酒店`,
    placeDescription: (where, hotels) =>
      `${where}共${formatCount(hotels, 'zh')}家酒店，按您的日期显示含税费总价。`,
    placeKeywords: (where, place, districts) =>
      [`${where}酒店`, `${place}住宿`, ...districts.map((district) => `${district}酒店`)].join(','),
    introCount: (where, hotels, within) =>
      hotels === 0
        ? `${within}${where}暂时没有可预订的酒店。`
        : `${within}${where}共有${formatCount(hotels, 'zh')}家酒店。`,
    introDistricts: (districts) => `酒店集中在${formatList(districts, 'zh')}一带。`,
    introAirport: (airport, km) => `最近的机场是${airport}，距离${km}公里。`,
    introSeason: (high, low) =>
      `${high.map((month) => `${month}月`).join('、')}游客较多，房价也较高；${low.map((month) => `${month}月`).join('、')}较为清静。`,
    whenQuestion: (where) => `${where}的酒店什么时候便宜？`,
    whenAnswer: (low) => `通常是${low.map((month) => `${month}月`).join('、')}。`,
    whereQuestion: (place) => `在${place}住哪里好？`,
    whereAnswer: (districts) => `${formatList(districts, 'zh')}的酒店较多，地图上可以看到所有酒店和价格。`,
    airportQuestion: (place) => `机场离${place}有多远？`,
    airportAnswer: (airport, km, isSpot) => `${airport}距${isSpot ? '此' : '市中心'}${km}公里。`,
    priceQuestion: '房价含税吗？',
    priceAnswer: '含。醒目显示的价格是整个入住期间的总价，已包括所有必付税费；需到店支付的部分会单独列出。',
  },
})
