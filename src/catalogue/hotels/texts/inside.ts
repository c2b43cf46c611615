import type { Bilingual } from '#domain/locale.ts'
import { inWords, listed } from './measures.ts'
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

/** The rooms and the house. */
export const rooms: readonly Sentence[] = [
  (f) =>
    f.largest >= f.smallest + 8
      ? [
          `Rooms measure from ${f.smallest} to ${f.largest} m².`,
          `房间面积从${f.smallest}到${f.largest}平方米不等。`,
          'size',
        ]
      : null,
  (f) =>
    f.smallest >= 24
      ? [`Even the smallest room has ${f.smallest} m².`, `最小的房间也有${f.smallest}平方米。`, 'size']
      : null,
  (f) =>
    f.roomKinds >= 4
      ? [
          `There are ${inWords(f.roomKinds)} kinds of room, from the ${f.plainestRoom.en} to the ${f.finestRoom.en}.`,
          `共有${f.roomKinds}种房型，从${f.plainestRoom.zh}到${f.finestRoom.zh}。`,
          'kinds',
        ]
      : null,
  (f) =>
    f.stars >= 3
      ? [
          'There are sockets by the bed and lamps that can be reached lying down.',
          '床头有插座，躺着也够得着灯。',
          'comfort',
        ]
      : null,
  (f) =>
    f.stars >= 3 && f.setting === 'city'
      ? ['Windows to the street have double glazing.', '临街的窗户装了双层玻璃。', 'windows']
      : null,
  (f) =>
    f.stars >= 4
      ? ['Bathrobes and slippers are in the wardrobe.', '衣柜里备有浴袍和拖鞋。', 'comfort']
      : null,
  (f) =>
    f.stars <= 2
      ? ['The furniture is plain, the mattresses are good.', '家具朴素，床垫舒服。', 'comfort']
      : null,
  (f) =>
    f.stars === 2 || f.stars === 3 ? ['Towels are changed every day.', '毛巾每天更换。', 'towels'] : null,
  (f) =>
    has(f, 'air_conditioning') && f.stars >= 3
      ? [
          'All rooms are air-conditioned, each with a control of its own.',
          '客房均有空调，温度可自行调节。',
          'air',
        ]
      : null,
  (f) =>
    f.stars >= 3 && f.kind !== 'apartments'
      ? [
          'Every room has its own bathroom and a kettle for tea or coffee.',
          '每间客房都有独立卫浴和电热水壶。',
        ]
      : null,
  (f) =>
    f.opened < 1985 && f.stars >= 3
      ? [
          'The building shows its age in a good way: high ceilings and thick walls.',
          '老房子自有好处：层高、墙厚。',
        ]
      : null,
  (f) => (f.kind === 'boutique' ? ['No two rooms are furnished alike.', '每间客房的布置各不相同。'] : null),
  (f) =>
    f.kind === 'lodge'
      ? ['Wood is everywhere, from the floors to the beams.', '从地板到房梁，处处是木头。']
      : null,
  (f) =>
    f.kind === 'grand'
      ? [
          'The lobby is large enough to get lost in, and the staff find you.',
          '大堂宽敞，总有人及时上前招呼。',
        ]
      : null,
  (f) =>
    f.floors >= 10
      ? ['From the upper floors one looks far across the roofs.', '高层客房视野开阔。', 'floors']
      : null,
  (f) =>
    f.kind === 'guesthouse' && f.stars <= 2
      ? [
          'Guests share a sitting room with books and a table to plan the day.',
          '有公共客厅，可以看书、规划行程。',
        ]
      : null,
  (f) =>
    f.renovated
      ? [`The rooms were renovated in ${f.renovated}.`, `客房于${f.renovated}年翻新。`, 'renovated']
      : null,
  (f) =>
    f.renovated && f.stars >= 3
      ? [
          `After the renovation of ${f.renovated} the rooms have new bathrooms and better light to read by.`,
          `${f.renovated}年翻新后，客房换了新的卫浴，阅读灯光也更舒适。`,
          'renovated',
        ]
      : null,
  (f) =>
    f.stars <= 2
      ? [
          'Rooms are simple and clean, with what a night needs and little else.',
          '客房简单干净，该有的都有，没有多余的陈设。',
          'comfort',
        ]
      : null,
  (f) =>
    f.stars === 3
      ? [
          'Rooms are plain and well kept, with enough space for two suitcases.',
          '客房朴素整洁，放下两个行李箱绰绰有余。',
          'comfort',
        ]
      : null,
  (f) =>
    f.stars >= 4 && f.kind !== 'apartments'
      ? [
          'Rooms have good beds, blackout curtains and a proper desk or armchair.',
          '客房床品舒适，窗帘遮光，配有书桌或扶手椅。',
          'comfort',
        ]
      : null,
  (f) =>
    f.stars === 5
      ? [
          'Service is attentive without being in the way, and the housekeeping comes twice a day.',
          '服务周到而不打扰，每日两次客房整理。',
        ]
      : null,
  (f) =>
    has(f, 'kitchen')
      ? ['Every apartment has a kitchen, which helps on longer stays.', '每套公寓都带厨房，长住尤其方便。']
      : null,
  (f) =>
    has(f, 'family_rooms')
      ? ['For families there are rooms in which four can sleep.', '有可住四人的房型，适合一家人。']
      : null,
  (f) =>
    f.kind === 'ryokan'
      ? [
          'One sleeps on futons over tatami, and shoes stay at the entrance.',
          '进门脱鞋，榻榻米上铺被褥而眠。',
        ]
      : null,
  (f) =>
    f.kind === 'riad'
      ? ['All rooms open onto the inner courtyard, which stays cool at noon.', '客房都朝向内院，正午也凉爽。']
      : null,
  (f) =>
    has(f, 'lift') && f.floors >= 4
      ? [`The ${f.floors} floors are served by a lift.`, `楼高${f.floors}层，设有电梯。`, 'floors']
      : null,
  (f) =>
    !has(f, 'lift') && f.floors >= 3
      ? [
          `The house has ${f.floors} floors and no lift; ask for a lower floor if stairs are a trouble.`,
          `楼高${f.floors}层，没有电梯，行动不便的客人可要求低楼层。`,
          'floors',
        ]
      : null,
  (f) =>
    has(f, 'accessible') && f.stars >= 3
      ? ['The entrance and several rooms are free of steps.', '入口和部分客房无台阶。']
      : null,
]

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

/** What one should know before coming. */
export const practical: readonly Sentence[] = [
  (f) =>
    has(f, 'laundry') && f.stars <= 3 && f.kind !== 'apartments'
      ? ['There is a washing machine that guests may use.', '有洗衣机供住客使用。', 'laundry']
      : null,
  (f) =>
    f.childrenFree >= 3
      ? [
          `Children up to ${f.childrenFree} sleep free of charge in existing beds.`,
          `${f.childrenFree}岁及以下儿童不加床免费。`,
          'children',
        ]
      : null,
  (f) => (has(f, 'reception_24h') ? ['Reception is open day and night.', '前台24小时有人。'] : null),
  (f) =>
    f.checkInUntil
      ? [
          `Reception closes at ${f.checkInUntil}; later arrivals should be announced.`,
          `前台${f.checkInUntil}下班，晚到请提前告知。`,
        ]
      : null,
  (f) =>
    has(f, 'parking', 'ev_charging')
      ? ['There is parking, with a few places to charge a car.', '设有停车场，部分车位可充电。']
      : null,
  (f) =>
    has(f, 'parking') && !has(f, 'ev_charging')
      ? ['Guests can park at the house.', '住客可在店内停车。']
      : null,
  (f) =>
    !has(f, 'parking')
      ? [
          'There is no parking of its own; ask about garages nearby.',
          '没有自家停车场，附近的车库可向前台打听。',
        ]
      : null,
  (f) => (f.pets === 'free' ? ['Dogs and cats stay free of charge.', '猫狗可免费入住。'] : null),
  (f) => (f.pets === 'fee' ? ['Pets are welcome for a small fee.', '可携带宠物，需付少量清洁费。'] : null),
  (f) =>
    has(f, 'luggage_storage')
      ? ['Luggage can be left before check-in and after check-out.', '入住前和退房后均可寄存行李。']
      : null,
  (f) => (has(f, 'bicycles') ? ['Bicycles can be borrowed at reception.', '可在前台借自行车。'] : null),
  (f) => [
    `Rooms are ready from ${f.checkInFrom} and should be left by ${f.checkOutUntil}.`,
    `${f.checkInFrom}起可入住，${f.checkOutUntil}前退房。`,
  ],
  (f) =>
    has(f, 'laundry') && f.stars >= 4 && f.kind !== 'apartments'
      ? ['Laundry given in the morning comes back by evening.', '早上送洗的衣物，晚上便可取回。']
      : null,
]
