import type { Bilingual } from '#domain/locale.ts'
import { listed } from './measures.ts'
import { has, type Sentence, type TextFacts } from './text-facts.ts'

const big = ({ rooms }: TextFacts) => rooms >= 40
const words: Readonly<Record<string, Bilingual>> = {
  pool: { en: 'a pool', zh: '泳池' },
  gym: { en: 'a gym', zh: '健身房' },
  spa: { en: 'a spa', zh: '水疗中心' },
  sauna: { en: 'a sauna', zh: '桑拿房' },
  meeting_rooms: { en: 'meeting rooms', zh: '会议室' },
  kids_club: { en: 'a club for children', zh: '儿童俱乐部' },
  garden: { en: 'a garden', zh: '花园' },
  terrace: { en: 'a terrace', zh: '露台' },
}
const leisure = (f: TextFacts) =>
  Object.keys(words)
    .filter((id) => f.amenities.includes(id))
    .slice(0, 4)

/** What there is to do and to eat in the house. */
export const facilities: readonly Sentence[] = [
  (f) =>
    has(f, 'terrace') && !has(f, 'pool')
      ? [
          'On warm evenings the terrace is the best room in the house.',
          '天暖的晚上，露台是最好的去处。',
          'leisure',
        ]
      : null,
  (f) =>
    has(f, 'garden') && f.kind !== 'resort'
      ? [
          'Behind the house there is a garden with chairs in the shade.',
          '屋后有花园，树荫下摆着椅子。',
          'leisure',
        ]
      : null,
  (f) =>
    has(f, 'gym') && !has(f, 'pool')
      ? ['The gym is small but open all day.', '健身房不大，全天开放。', 'leisure']
      : null,
  (f) =>
    has(f, 'room_service')
      ? ['Meals can also be brought to the room.', '也可送餐到房间。', 'room_service']
      : null,
  (f) =>
    has(f, 'breakfast') && f.stars === 3
      ? [
          'In the morning there is coffee, bread, eggs and fruit.',
          '早餐有咖啡、面包、鸡蛋和水果。',
          'breakfast',
        ]
      : null,
  (f) =>
    has(f, 'kids_club')
      ? [
          'While parents rest, children have a club of their own.',
          '大人休息时，孩子可以去儿童俱乐部。',
          'leisure',
        ]
      : null,
  (f) => {
    const found = leisure(f)
    if (found.length < 2) return null
    const text = listed(found.map((id) => words[id]!))
    return [
      `In the house there are ${text.en}.`.replace('there are a ', 'there is a '),
      `店内设有${text.zh}。`,
      'leisure',
    ]
  },
  (f) => {
    const found = leisure(f)
    if (found.length < 2) return null
    const text = listed(found.map((id) => words[id]!))
    return [`Guests have the use of ${text.en}.`, `住客可使用${text.zh}。`, 'leisure']
  },
  (f) =>
    has(f, 'restaurant', 'bar')
      ? [
          'The restaurant serves dinner, and the bar stays open afterwards.',
          '餐厅供应晚餐，酒吧营业到更晚。',
          'restaurant',
        ]
      : null,
  (f) =>
    has(f, 'restaurant') && !has(f, 'bar')
      ? [
          'There is a restaurant in the house for evenings when one would rather not go out.',
          '不想出门的晚上，可以在店内餐厅用餐。',
        ]
      : null,
  (f) =>
    has(f, 'bar') && !has(f, 'restaurant')
      ? ['A small bar serves drinks in the evening.', '晚间有小酒吧供应饮品。']
      : null,
  (f) =>
    has(f, 'breakfast') && f.stars >= 4
      ? ['Breakfast is a buffet with hot dishes.', '早餐为自助形式，有热菜。', 'breakfast']
      : null,
  (f) =>
    has(f, 'breakfast') && f.stars <= 3
      ? ['Breakfast is served in the morning room.', '一楼设有早餐厅。', 'breakfast']
      : null,
  (f) =>
    !has(f, 'breakfast')
      ? [
          'Breakfast is not served; there are places for it nearby.',
          '店内不供应早餐，可到附近用餐。',
          'breakfast',
        ]
      : null,
  (f) =>
    has(f, 'hot_bath')
      ? ['The communal bath is open in the morning and in the evening.', '大浴场早晚开放。']
      : null,
  (f) =>
    has(f, 'beach_access')
      ? ['A path leads from the garden down to the beach.', '从花园有小路通往海滩。']
      : null,
  (f) =>
    has(f, 'ski_storage')
      ? ['Skis and boots are kept dry in a room by the entrance.', '入口旁设有滑雪用具存放间，雪靴可烘干。']
      : null,
  (f) =>
    has(f, 'meeting_rooms') && big(f)
      ? ['Meeting rooms can be booked by the hour.', '会议室可按小时预订。', 'leisure']
      : null,
  (f) =>
    has(f, 'pool') && f.kind === 'resort'
      ? [
          'Most days here are spent between the pool and the garden.',
          '在这里，一天多半在泳池和花园之间度过。',
          'leisure',
        ]
      : null,
]
