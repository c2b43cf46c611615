import type { Locale } from '#domain/text/locale.ts'
import type { ReviewCategory } from './review-marks.ts'
import type { SampleFacts } from './sample-facts.ts'

/** A remark with its condition; without a condition it is always true. */
export type Remark = string | readonly [text: string, when: (facts: SampleFacts) => boolean]

const has = (id: string) => (facts: SampleFacts) => facts.amenities.includes(id)
const nearCentre = ({ central, centreMetres }: SampleFacts) => central && centreMetres < 1_300
const farOut = ({ central, centreMetres }: SampleFacts) => central && centreMetres > 4_000
const nearStation = ({ stationMetres }: SampleFacts) => stationMetres !== null && stationMetres < 1_200
const nearSea = ({ waterKind, waterMetres }: SampleFacts) =>
  waterKind === 'sea' && waterMetres !== null && waterMetres <= 700
const simple = ({ stars }: SampleFacts) => stars <= 2
const fine = ({ stars }: SampleFacts) => stars >= 4

type Pools = Readonly<Record<ReviewCategory, readonly Remark[]>>

export const praise: Readonly<Record<Locale, Pools>> = {
  en: {
    cleanliness: [
      'Spotless room, and it stayed that way every day.',
      'Clean sheets, clean bathroom, nothing to complain about.',
      'You can tell that the rooms are looked after.',
      'The bathroom was as clean as at home.',
    ],
    comfort: [
      'I slept better than I do at home.',
      'The bed was firm and the pillows were good.',
      ['Quiet room with proper curtains.', fine],
      ['Small room, but everything in its place.', simple],
      ['The shower was hot and strong from the first minute.', ({ stars }) => stars >= 3],
      ['The gym had all I needed before work.', has('gym')],
      ['We spent two lazy afternoons by the pool.', has('pool')],
    ],
    location: [
      ['We walked everywhere.', nearCentre],
      ['A few minutes to the centre on foot.', nearCentre],
      ['Handy for the train, no taxi needed.', nearStation],
      ['The sea is round the corner; we went every morning.', nearSea],
      'Good places to eat nearby.',
      'Easy to find, and the bus stops close by.',
    ],
    service: [
      'Friendly people at the desk who remembered our names.',
      'They printed our tickets straight away.',
      'A late-night question was answered within minutes.',
      ['They kept our luggage until the evening flight.', has('luggage_storage')],
      ['Breakfast had something for everyone.', has('breakfast')],
      ['Dinner in the restaurant was good and fairly priced.', has('restaurant')],
    ],
    value: [
      'Fair price for what you get.',
      'I paid more elsewhere for less.',
      'No surprises on the bill.',
      ['No parking, but at this price I can’t complain.', (f) => !f.amenities.includes('parking')],
    ],
  },
  zh: {
    cleanliness: [
      '房间很干净，每天都打扫得很仔细。',
      '床单和卫生间都干净，没什么可挑的。',
      '看得出来有人在用心打理。',
      '卫生间一点异味都没有。',
    ],
    comfort: [
      '睡得比在家还好。',
      '床软硬合适，枕头也舒服。',
      ['窗帘遮光，晚上很安静。', fine],
      ['房间不大，但该有的都有。', simple],
      ['热水很足，水压也够。', ({ stars }) => stars >= 3],
      ['健身房够用，早上人不多。', has('gym')],
      ['下午都泡在泳池边，很放松。', has('pool')],
    ],
    location: [
      ['去哪儿都能走着去。', nearCentre],
      ['走几分钟就到市中心。', nearCentre],
      ['离车站近，拖着箱子也不累。', nearStation],
      ['拐个弯就是海边，每天早上都去走走。', nearSea],
      '附近吃饭的地方很多。',
      '位置好找，公交站就在旁边。',
    ],
    service: [
      '前台很热情，第二天就记住我们了。',
      '请他们帮忙打印车票，马上就办好了。',
      '晚上发消息问事情，几分钟就回复。',
      ['退房后行李一直帮我们看到晚上。', has('luggage_storage')],
      ['早餐种类不少，老人孩子都有得吃。', has('breakfast')],
      ['餐厅味道不错，价格也公道。', has('restaurant')],
    ],
    value: [
      '这个价位很值。',
      '同样的钱在别处住不到这样的。',
      '账单清清楚楚，没有多收。',
      ['不能停车，不过这个价位可以接受。', (f) => !f.amenities.includes('parking')],
    ],
  },
}

export const blame: Readonly<Record<Locale, Pools>> = {
  en: {
    cleanliness: [
      'The bathroom could have been cleaner.',
      'Dust under the bed and a hair in the shower.',
      'The carpet has seen better days.',
    ],
    comfort: [
      'Thin walls: we heard the neighbours’ television.',
      'The mattress sagged in the middle.',
      'The room was smaller than we expected.',
      'The air in the room was stuffy.',
    ],
    location: [
      ['Too far from the centre without a car.', farOut],
      'The street is noisy in the morning.',
      'Hard to find in the dark.',
    ],
    service: [
      'There was nobody at the desk for a quarter of an hour.',
      'We had to ask twice for an extra towel.',
      ['Breakfast was cleared away early.', has('breakfast')],
      'Check-in took far too long.',
    ],
    value: [
      'Too expensive for what it is.',
      'I expected more at this price.',
      ['Breakfast costs extra and is not worth it.', has('breakfast')],
    ],
  },
  zh: {
    cleanliness: ['卫生间打扫得不够干净。', '床底有灰，浴室还有头发。', '地毯该换了。'],
    comfort: ['隔音不好，隔壁电视听得一清二楚。', '床垫中间有点塌。', '房间比想象中小。', '房间有点闷。'],
    location: [['离市中心太远，没车不方便。', farOut], '早上街上有点吵。', '晚上不太好找。'],
    service: [
      '前台等了一刻钟没人。',
      '多要一条毛巾，说了两遍才送来。',
      ['早餐没到时间就收了。', has('breakfast')],
      '办入住太慢。',
    ],
    value: ['性价比不高。', '这个价位，本以为会更好。', ['早餐要另外付费，不太值。', has('breakfast')]],
  },
}

/** By the score: 1–4, 5–6, 7–8, 9–10. */
export const titles: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['Would not stay again', 'Disappointing', 'We left a day early'],
    ['Fine for one night', 'Depends on your expectations', 'Could be better'],
    ['A good stay', 'Solid choice', 'Would come back'],
    ['Exactly what we wanted', 'Felt like home', 'Better than expected', 'Already booked again'],
  ],
  zh: [
    ['不会再来', '比较失望', '提前走了一天'],
    ['凑合住一晚', '看要求高低', '有待改进'],
    ['住得不错', '稳妥的选择', '下次还会考虑'],
    ['完全符合期待', '像回家一样', '比想象的好', '已经订了下一次'],
  ],
}

/** Titles of a good stay with a small criticism. */
export const flawedTitles: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Good, with small flaws'],
  zh: ['总体满意，有小瑕疵'],
}

export const endings: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['I cannot recommend it.', 'Look elsewhere.'],
    ['It will do for one night.', 'There is room for improvement.'],
    ['All in all a pleasant stay.', 'I would stay again.'],
    ['We will be back.', 'Highly recommended.', 'Thank you to the whole team.'],
  ],
  zh: [
    ['不推荐。', '建议看看别家。'],
    ['住一晚还行。', '还有改进的空间。'],
    ['总体满意。', '下次来还会住。'],
    ['一定会再来。', '推荐给朋友们。', '谢谢店里的每一位员工。'],
  ],
}

export const replies: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Thank you for your feedback. We have passed it on to the team.',
    'We are sorry that we fell short, and we have looked into it.',
  ],
  zh: ['感谢您的反馈，我们已转告相关同事改进。', '很抱歉没有让您满意，我们已着手处理。'],
}

export const authors: Readonly<Record<Locale, readonly string[]>> = {
  en: 'Hannah B.,Marcus T.,Priya S.,Owen L.,Sofia R.,Daniel K.,Amelia W.,Jonas H.,Claire D.,Tomás G.,Nadia F.,Erik N.,Grace M.,Lucas P.,Ingrid V.,Samuel O.,Maya C.,Peter J.,Elena Z.,Aisha Q.,Victor A.,Rosa E.,Henrik S.,Laila M.,George P.,Mina H.,Paul V.,Greta K.,Ivan D.,Julia C.,Ahmed R.,Nora B.,Felix W.,Tara J.,Hugo L.,Beatriz N.,Simon F.,Yuki T.,Oliver G.,Zoe R.'.split(
    ',',
  ),
  zh: '林女士,陈先生,小周,阿宁,王先生,赵女士,橙子,老徐,苏苏,李先生,何女士,木木,刘先生,小鱼,孙女士,阿杰,沈先生,糖糖,郭女士,大鹏,吴先生,小雨,蒋女士,阿布,胡先生,果果,潘女士,老丁,秦先生,小满,余女士,石头,唐先生,阿珍,宋女士,小林,程先生,米粒,邓女士,老白'.split(
    ',',
  ),
}
