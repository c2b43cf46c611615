import { formatDates } from '../format.ts'
import { headTexts } from '../site/page-heads.ts'
import { words } from '../words.ts'

const several = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const searchWords = words({
  en: {
    search: 'Search',
    update: 'Update',
    changeStay: 'Change dates and guests',
    changeSearch: 'Change search',
    inOneLine: (first: string, second: string) => `${first}, ${second}`,
    searchHotels: headTexts.en.searchHotels,
    where: 'Where',
    whereHint: 'City, hotel, airport or station',
    whereMissing: 'Where would you like to stay?',
    when: 'When',
    who: 'Who',
    arrival: 'Check-in',
    departure: 'Check-out',
    rooms: 'Rooms',
    adults: 'Adults',
    adultsNote: 'At least one in each room',
    children: 'Children',
    childrenNote: 'Ages 0 to 17',
    childAge: (n: number) => `Age of child ${n}`,
    noChild: 'None',
    chooseAge: 'Choose',
    tellAge: (n: number) => `Choose the age of child ${n}. Prices depend on it.`,
    under1: 'Under 1',
    years: (n: number) => several(n, 'year old', 'years old'),
    done: 'Done',
    guests: (adults: number, children: number) =>
      [several(adults, 'adult', 'adults'), children > 0 ? several(children, 'child', 'children') : '']
        .filter(Boolean)
        .join(', '),
    /** 1 adult, 1 child (6) */
    party: (adults: number, ages: readonly number[]) =>
      [
        several(adults, 'adult', 'adults'),
        ...(ages.length > 0
          ? [
              `${several(ages.length, 'child', 'children')} (${ages.map((age) => (age < 1 ? 'under 1' : age)).join(', ')})`,
            ]
          : []),
      ].join(', '),
    roomCount: (n: number) => several(n, 'room', 'rooms'),
    nights: (n: number) => several(n, 'night', 'nights'),
    /** The scope of a total; one room is not mentioned. */
    roomsAndNights: (rooms: number, nights: number) =>
      `${rooms > 1 ? `${rooms} rooms, ` : ''}${several(nights, 'night', 'nights')}`,
    dates: (s_d: string, e_d: string) => formatDates(s_d, e_d, 'en'),
    places: 'Places',
    hotels: 'Hotels',
    roomKinds: 'Rooms',
    bedKinds: 'Beds',
    stations: 'Stations and airports',
    recent: 'Recent',
    recentSearches: 'Recent searches',
    popular: 'Popular destinations',
    looking: 'Searching…',
    found: (n: number) => several(n, 'suggestion', 'suggestions'),
    noSuggestion: 'No matches',
    noAnswer: 'Suggestions are unavailable right now, but you can still search.',
    nothing: (q: string) => `We couldn’t find “${q}”. Try the city’s name in English, Chinese or pinyin.`,
  },
  zh: {
    search: '搜索',
    update: '更新',
    changeStay: '修改日期和住客',
    changeSearch: '修改搜索',
    inOneLine: (first, second) => `${first}，${second}`,
    searchHotels: headTexts.zh.searchHotels,
    where: '目的地',
    whereHint: '城市、酒店、机场或车站',
    whereMissing: '请输入目的地',
    when: '日期',
    who: '住客',
    arrival: '入住',
    departure: '离店',
    rooms: '房间',
    adults: '成人',
    adultsNote: '每间至少一位',
    children: '儿童',
    childrenNote: '17岁及以下',
    childAge: (n) => `第${n}位儿童的年龄`,
    noChild: '无',
    chooseAge: '请选择',
    tellAge: (n) => `请选择第${n}位儿童的年龄，价格与年龄有关。`,
    under1: '不满1岁',
    years: (n) => `${n}岁`,
    done: '完成',
    guests: (adults, children) => `${adults}位成人${children > 0 ? `，${children}位儿童` : ''}`,
    party: (adults, ages) =>
      `${adults}位成人${ages.length > 0 ? `，${ages.length}位儿童（${ages.map((age) => (age < 1 ? '不满1岁' : `${age}岁`)).join('、')}）` : ''}`,
    roomCount: (n) => `${n}间房`,
    nights: (n) => `${n}晚`,
    roomsAndNights: (rooms, nights) => `${rooms > 1 ? `${rooms}间房，` : ''}${nights}晚`,
    dates: (s_d, e_d) => formatDates(s_d, e_d, 'zh'),
    places: '目的地',
    hotels: '酒店',
    roomKinds: '房型',
    bedKinds: '床型',
    stations: '车站与机场',
    recent: '最近搜索',
    recentSearches: '最近搜索',
    popular: '热门目的地',
    looking: '查找中…',
    found: (n) => `${n}条建议`,
    noSuggestion: '没有匹配结果',
    noAnswer: '暂时无法提供建议，仍可直接搜索。',
    nothing: (q) => `没有找到“${q}”。请试试城市的中文名、英文名或拼音。`,
  },
})

/** The kind of a suggestion. */
export const choiceKinds = words({
  en: {
    country: 'Country or region',
    city: 'City',
    district: 'District',
    airport: 'Airport',
    station: 'Station',
    landmark: 'Landmark',
    hotel: 'Hotel',
    room: 'Room type',
    bed: 'Bed type',
  },
  zh: {
    country: '国家或地区',
    city: '城市',
    district: '商圈',
    airport: '机场',
    station: '车站',
    landmark: '地标',
    hotel: '酒店',
    room: '房型',
    bed: '床型',
  },
})
