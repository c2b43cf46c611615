import { formatDates } from './format.ts'
import { words } from './words.ts'

const nights = (n: number) => (n === 1 ? '1 night' : `${n} nights`)
const several = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const searchWords = words({
  en: {
    search: 'Search',
    searchHotels: 'Search hotels',
    where: 'Where',
    whereHint: 'City, district, airport or station',
    arrival: 'Check-in',
    departure: 'Check-out',
    who: 'Who',
    rooms: 'Rooms',
    adults: 'Adults',
    children: 'Children',
    childAge: (n: number) => `Age of child ${n}`,
    noChild: 'None',
    under1: 'Under 1',
    years: (n: number) => several(n, 'year old', 'years old'),
    done: 'Done',
    guests: (adults: number, children: number) =>
      [several(adults, 'adult', 'adults'), children > 0 ? several(children, 'child', 'children') : '']
        .filter(Boolean)
        .join(', '),
    roomCount: (n: number) => several(n, 'room', 'rooms'),
    nights,
    dates: (s_d: string, e_d: string) => formatDates(s_d, e_d, 'en'),
    found: (n: number) => (n === 0 ? 'No place found' : several(n, 'place found', 'places found')),
    nothing: (q: string) => `We couldn’t find “${q}”. Try the city’s name in English, Chinese or pinyin.`,
    recent: 'Recent',
  },
  zh: {
    search: '搜索',
    searchHotels: '搜索酒店',
    where: '目的地',
    whereHint: '城市、区域、机场或车站',
    arrival: '入住',
    departure: '离店',
    who: '住客',
    rooms: '房间',
    adults: '成人',
    children: '儿童',
    childAge: (n) => `第${n}位儿童的年龄`,
    noChild: '无',
    under1: '不满1岁',
    years: (n) => `${n}岁`,
    done: '完成',
    guests: (adults, children) => `${adults}位成人${children > 0 ? `，${children}位儿童` : ''}`,
    roomCount: (n) => `${n}间房`,
    nights: (n) => `${n}晚`,
    dates: (s_d, e_d) => formatDates(s_d, e_d, 'zh'),
    found: (n) => (n === 0 ? '没有找到目的地' : `找到${n}个目的地`),
    nothing: (q) => `没有找到“${q}”。请试试城市的中文名、英文名或拼音。`,
    recent: '最近搜索',
  },
})
