import { inWords } from './measures.ts'
import { has, type Sentence } from './text-facts.ts'

/** The rooms and the building. */
export const rooms: readonly Sentence[] = [
  (f) =>
    f.largest >= f.smallest + 8
      ? [
          `Rooms range from ${f.smallest} to ${f.largest} m².`,
          `客房面积${f.smallest}至${f.largest}平方米。`,
          'size',
        ]
      : null,
  (f) =>
    f.smallest >= 24
      ? [`Even the smallest room is ${f.smallest} m².`, `面积较小的客房也有${f.smallest}平方米。`, 'size']
      : null,
  (f) =>
    f.roomKinds >= 4 && /Suite|Deluxe|Family|Villa|Apartment/.test(f.finestRoom.en)
      ? [
          `There are ${inWords(f.roomKinds)} room types, from the ${f.plainestRoom.en} to the ${f.finestRoom.en}.`,
          `共有${f.roomKinds}种房型，从${f.plainestRoom.zh}到${f.finestRoom.zh}。`,
          'kinds',
        ]
      : null,
  (f) =>
    f.stars >= 3
      ? ['There are sockets and reading lamps by the beds.', '床头有插座和阅读灯。', 'comfort']
      : null,
  (f) =>
    f.stars >= 3 && f.setting === 'city'
      ? ['Windows facing the street are double-glazed.', '临街的窗户装有双层玻璃。', 'windows']
      : null,
  (f) => (f.stars >= 4 ? ['Bathrobes and slippers are provided.', '备有浴袍和拖鞋。', 'comfort'] : null),
  (f) =>
    f.stars <= 2
      ? ['The furniture is plain, the mattresses are good.', '家具朴素，床垫舒服。', 'comfort']
      : null,
  (f) =>
    f.stars === 2 || f.stars === 3 ? ['Towels are changed every day.', '毛巾每天更换。', 'towels'] : null,
  (f) =>
    has(f, 'air_conditioning') && f.stars >= 3
      ? ['All rooms have individually controlled air conditioning.', '客房均有空调，温度可自行调节。', 'air']
      : null,
  (f) =>
    f.stars >= 3 && f.kind !== 'apartments'
      ? ['Every room has a private bathroom and a kettle.', '每间客房都有独立卫浴和电热水壶。']
      : null,
  (f) =>
    f.opened < 1985 && f.stars >= 3
      ? ['The older building has its charms: high ceilings and thick walls.', '老房子自有好处：层高，墙厚。']
      : null,
  (f) =>
    f.kind === 'boutique' ? ['No two rooms are furnished the same way.', '每间客房的布置各不相同。'] : null,
  (f) =>
    f.kind === 'lodge'
      ? ['Wood is everywhere, from the floors to the beams.', '从地板到房梁，处处是木头。']
      : null,
  (f) =>
    f.kind === 'grand'
      ? ['The lobby is spacious, and staff are always at hand.', '大堂宽敞，随时有店员接待。']
      : null,
  (f) =>
    f.floors >= 10
      ? ['The upper floors have wide views across the rooftops.', '高层客房视野开阔。', 'floors']
      : null,
  (f) =>
    f.kind === 'guesthouse' && f.stars <= 2
      ? ['Guests share a lounge with books and a large table.', '有公共客厅，备有图书和大桌。']
      : null,
  (f) =>
    f.renovated
      ? [`The rooms were renovated in ${f.renovated}.`, `客房于${f.renovated}年翻新。`, 'renovated']
      : null,
  (f) =>
    f.renovated && f.stars >= 3
      ? [
          `The ${f.renovated} renovation gave the rooms new bathrooms and better reading lights.`,
          `${f.renovated}年翻新后，客房换了新的卫浴和更好的阅读灯。`,
          'renovated',
        ]
      : null,
  (f) =>
    f.stars <= 2
      ? ['Rooms are simple and clean, with all the essentials.', '客房简单干净，该有的都有。', 'comfort']
      : null,
  (f) =>
    f.stars === 3
      ? [
          'Rooms are plain and well kept, with space for two suitcases.',
          '客房朴素整洁，放得下两个行李箱。',
          'comfort',
        ]
      : null,
  (f) =>
    f.stars >= 4 && f.kind !== 'apartments'
      ? [
          'Rooms have comfortable beds, blackout curtains and a desk or armchair.',
          '客房床品舒适，窗帘遮光，配有书桌或扶手椅。',
          'comfort',
        ]
      : null,
  (f) =>
    f.stars === 5
      ? [
          'Service is attentive without being intrusive, and rooms are made up twice a day.',
          '服务周到而不打扰，客房每日整理两次。',
        ]
      : null,
  (f) =>
    has(f, 'kitchen')
      ? ['Every apartment has a kitchen, handy for longer stays.', '每套公寓都带厨房，长住方便。']
      : null,
  (f) =>
    has(f, 'family_rooms')
      ? ['For families there are rooms that sleep four.', '有可住四人的房型，适合一家人。']
      : null,
  (f) =>
    f.kind === 'ryokan'
      ? [
          'Guests sleep on futons over tatami and leave their shoes at the entrance.',
          '客人进门脱鞋，睡榻榻米上的被褥。',
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
          `The building has ${f.floors} floors and no lift; ask for a lower floor if stairs are difficult.`,
          `楼高${f.floors}层，没有电梯，行动不便的客人可要求低楼层。`,
          'floors',
        ]
      : null,
  (f) =>
    has(f, 'accessible') && f.stars >= 3
      ? ['The entrance and some rooms are step-free.', '入口和部分客房无台阶。']
      : null,
]
