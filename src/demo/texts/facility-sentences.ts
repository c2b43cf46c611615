import type { Bilingual } from '#domain/text/locale.ts'
import { listed } from './measures.ts'
import { has, type Sentence, type TextFacts } from './text-facts.ts'

const big = ({ rooms }: TextFacts) => rooms >= 40
const words: Readonly<Record<string, Bilingual>> = {
  pool: { en: 'a pool', zh: '泳池' },
  gym: { en: 'a gym', zh: '健身房' },
  spa: { en: 'a spa', zh: '水疗中心' },
  sauna: { en: 'a sauna', zh: '桑拿房' },
  meeting_rooms: { en: 'meeting rooms', zh: '会议室' },
  kids_club: { en: 'a children’s club', zh: '儿童俱乐部' },
  garden: { en: 'a garden', zh: '花园' },
  terrace: { en: 'a terrace', zh: '露台' },
}
const leisure = (f: TextFacts) =>
  Object.keys(words)
    .filter((id) => f.amenities.includes(id))
    .slice(0, 4)

/** Facilities and dining. */
export const facilities: readonly Sentence[] = [
  (f) =>
    has(f, 'terrace') && !has(f, 'pool')
      ? [
          'On warm evenings the terrace is a pleasant place to sit.',
          '天暖的晚上，露台是个好去处。',
          'leisure',
        ]
      : null,
  (f) =>
    has(f, 'garden') && f.kind !== 'resort'
      ? [
          'Behind the building is a garden with chairs in the shade.',
          '楼后有花园，树荫下摆着椅子。',
          'leisure',
        ]
      : null,
  (f) =>
    has(f, 'gym') && !has(f, 'pool')
      ? ['The gym is small but open all day.', '健身房不大，全天开放。', 'leisure']
      : null,
  (f) =>
    has(f, 'room_service') ? ['Room service is available.', '提供送餐到房服务。', 'room_service'] : null,
  (f) =>
    has(f, 'breakfast') && f.stars === 3
      ? ['Breakfast includes coffee, bread, eggs and fruit.', '早餐有咖啡、面包、鸡蛋和水果。', 'breakfast']
      : null,
  (f) =>
    has(f, 'kids_club')
      ? [
          'Children have a club of their own while parents relax.',
          '大人休息时，孩子可以去儿童俱乐部。',
          'leisure',
        ]
      : null,
  (f) => {
    const found = leisure(f)
    if (found.length < 2) return null
    const text = listed(found.map((id) => words[id]!))
    return [`Facilities include ${text.en}.`, `设施包括${text.zh}。`, 'leisure']
  },
  (f) => {
    const found = leisure(f)
    if (found.length < 2) return null
    const text = listed(found.map((id) => words[id]!))
    return [`Guests can use ${text.en}.`, `住客可使用${text.zh}。`, 'leisure']
  },
  (f) =>
    has(f, 'restaurant', 'bar')
      ? [
          'The restaurant serves dinner, and the bar stays open later.',
          '餐厅供应晚餐，酒吧营业到更晚。',
          'restaurant',
        ]
      : null,
  (f) =>
    has(f, 'restaurant') && !has(f, 'bar')
      ? [
          'There is a restaurant on site for evenings when you would rather stay in.',
          '不想出门的晚上，可以在店内餐厅用餐。',
        ]
      : null,
  (f) =>
    has(f, 'bar') && !has(f, 'restaurant')
      ? ['A small bar serves drinks in the evening.', '晚间有小酒吧供应饮品。']
      : null,
  (f) =>
    has(f, 'breakfast') && f.stars >= 4
      ? ['Breakfast is a buffet with hot dishes.', '早餐为自助餐，供应热菜。', 'breakfast']
      : null,
  (f) =>
    has(f, 'breakfast') && f.stars <= 3
      ? ['Breakfast is served in the breakfast room.', '早餐在早餐厅享用。', 'breakfast']
      : null,
  (f) =>
    !has(f, 'breakfast')
      ? [
          'Breakfast is not served, but there are cafés nearby.',
          '店内不供应早餐，附近有咖啡馆。',
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
      ? ['There is a room by the entrance for skis and boots.', '入口旁设有滑雪板和雪靴存放间。']
      : null,
  (f) =>
    has(f, 'meeting_rooms') && big(f)
      ? ['Meeting rooms can be booked by the hour.', '会议室可按小时预订。', 'leisure']
      : null,
  (f) =>
    has(f, 'pool') && f.kind === 'resort'
      ? ['Guests spend most of the day around the pool.', '住客白天多半在泳池边度过。', 'leisure']
      : null,
]
