import { inWords } from './measures.ts'
import { has, type Sentence } from './text-facts.ts'

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
    f.roomKinds >= 4 && /Suite|Deluxe|Family|Villa|Apartment/.test(f.finestRoom.en)
      ? [
          `There are ${inWords(f.roomKinds)} kinds of room, from the ${f.plainestRoom.en} to the ${f.finestRoom.en}.`,
          `共有${f.roomKinds}种房型，从${f.plainestRoom.zh}到${f.finestRoom.zh}。`,
          'kinds',
        ]
      : null,
  (f) =>
    f.stars >= 3
      ? ['Beside the beds there are sockets and reading lamps.', '床头有插座和阅读灯。', 'comfort']
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
