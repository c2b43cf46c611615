import type { Bilingual } from '#domain/text/locale.ts'
import { words } from '../words.ts'
import { type Amenity, type BedKind, bedNames } from './hotel-facts.ts'

const both = (en: string, zh: string): Bilingual => ({ en, zh })

/** A room or bed type as typed into the search box, and the list filters that it selects. */
export type RoomWord = Readonly<{
  id: string
  name: Bilingual
  /** All spellings, in both languages; Chinese also as pinyin. */
  typed: readonly string[]
  filters: Readonly<{ beds?: readonly BedKind[]; amenities?: readonly Amenity[] }>
  /** Words in the names of such rooms. */
  named: readonly string[]
}>

type Row = readonly [name: Bilingual, typed: string, filters: RoomWord['filters'], named?: string]

const large: readonly BedKind[] = ['double', 'queen', 'king']

const rooms: Readonly<Record<string, Row>> = {
  single_room: [
    both('Single room', '单人间'),
    'single room, 单人间, 单人房, danrenjian',
    { beds: ['single'] },
    'Single Room, 单人间, 单人房',
  ],
  double_room: [
    both('Double room', '大床房'),
    'double room, king room, queen room, 大床房, 大床间, 双人房, 双人间, dachuangfang',
    { beds: large },
    'Double, King, Queen, 大床, 双人房',
  ],
  twin_room: [
    both('Twin room', '双床房'),
    'twin room, twin beds, two beds, 双床房, 双床间, 标间, 标准间, 两张床, shuangchuangfang, biaojian',
    { beds: ['single'] },
    'Twin, 双床, 标准间',
  ],
  family_room: [
    both('Family room', '家庭房'),
    'family room, family suite, 家庭房, 家庭间, 亲子房, 三人间, 四人间, jiatingfang, qinzifang',
    { amenities: ['family_rooms'] },
    'Family, Triple, 家庭, 亲子, 三人间',
  ],
  apartment: [
    both('Apartment with a kitchen', '带厨房的公寓'),
    'apartment, studio, kitchen, serviced apartment, 公寓, 开间, 一居室, 带厨房, 厨房, gongyu',
    { amenities: ['kitchen'] },
    'Apartment, Studio, 公寓, 开间, 一居室',
  ],
  japanese_room: [
    both('Japanese-style room', '和室'),
    'japanese style room, japanese room, tatami, 和室, 榻榻米, 日式房',
    { beds: ['futon'] },
    'Japanese-Style, Tatami, 和室, 榻榻米',
  ],
  suite: [
    both('Suite', '套房'),
    'suite, suites, junior suite, executive suite, 套房, 套间, taofang',
    {},
    'Suite, 套房, 套间',
  ],
  sea_view: [
    both('Room with sea view', '海景房'),
    'sea view, ocean view, seaview, 海景房, 海景, haijingfang',
    {},
    'Sea View, Ocean View, 海景',
  ],
  villa: [
    both('Villa', '别墅'),
    'villa, pool villa, private pool, 别墅, 私家泳池, bieshu',
    {},
    'Villa, 别墅',
  ],
}

const typedBeds: Readonly<Record<BedKind, string>> = {
  single: 'single bed, 单人床, 小床',
  double: 'double bed, full bed, 双人床',
  queen: 'queen bed, queen size, 大床, 大床房, dachuang',
  king: 'king bed, king size, 特大床, 加大床, 大床, 大床房, dachuang',
  sofa_bed: 'sofa bed, pull out bed, 沙发床',
  bunk: 'bunk bed, 上下铺, 高低床, 上下床',
  futon: 'futon, 日式被褥, 被褥, 榻榻米',
}

const listed = (text: string) => (text === '' ? [] : text.split(', '))

export const roomWords: readonly RoomWord[] = Object.entries(rooms).map(
  ([id, [name, typed, filters, named = '']]) => ({
    id,
    name,
    typed: listed(typed),
    filters,
    named: listed(named),
  }),
)

export const bedWords: readonly RoomWord[] = (Object.keys(typedBeds) as BedKind[]).map((id) => ({
  id,
  name: bedNames[id],
  typed: listed(typedBeds[id]),
  filters: { beds: [id] },
  named: [],
}))

/** The subtitle of a suggestion if no place was typed. */
export const suggestionWords = words({
  en: { anyRoom: 'Type of room', anyBed: 'Type of bed' },
  zh: { anyRoom: '房型', anyBed: '床型' },
})
