import type { Bilingual } from '#domain/locale.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { createRandom } from '../random.ts'
import { authors } from './review-words.ts'
import type { SampleFacts } from './sample-facts.ts'

export type SampleQuestion = Readonly<{
  question: Bilingual
  answer: Bilingual
  by: Bilingual
  date: PlainDate
  helpful: number
}>

type Asked = readonly [en: string, zh: string, answerEn: string, answerZh: string]

/** Nothing where nobody would ask. */
const questions: readonly ((facts: SampleFacts) => Asked | null)[] = [
  ({ amenities }) => [
    'Can I park at the hotel?',
    '酒店可以停车吗？',
    ...yes(
      amenities.includes('parking'),
      'Yes, there is parking for guests. Please tell us the day before if you come by car.',
      '可以，住客有车位。开车来的话，请提前一天告诉我们。',
      'We have no parking of our own. Reception will name the nearest garage.',
      '我们没有停车场，前台可以告诉您最近的车库。',
    ),
  ],
  ({ amenities }) => [
    'Is breakfast served?',
    '有早餐吗？',
    ...yes(
      amenities.includes('breakfast'),
      'Yes. Some rates include it; with the others it can be added at reception.',
      '有。部分价格已含早餐，其他价格可在前台加订。',
      'No, we do not serve breakfast, but there are places for it nearby.',
      '我们不供应早餐，附近有吃早餐的地方。',
    ),
  ],
  ({ checkInUntil, checkInFrom }) => [
    'We arrive late at night. Is that possible?',
    '我们很晚才到，可以入住吗？',
    ...(checkInUntil
      ? ([
          `Reception is open until ${checkInUntil}. Tell us before you travel and we will arrange for the key.`,
          `前台到${checkInUntil}。请在出发前告诉我们，我们会安排好钥匙。`,
        ] as const)
      : ([
          `Yes, reception is open day and night. Rooms are ready from ${checkInFrom}.`,
          `可以，前台24小时有人，${checkInFrom}以后都能入住。`,
        ] as const)),
  ],
  ({ pets }) => [
    'May I bring my dog?',
    '可以带狗吗？',
    ...(
      {
        free: [
          'Yes, dogs stay free of charge. Please mention it when you book.',
          '可以，免费。预订时请说明一下。',
        ],
        fee: ['Yes, for a small fee that is paid at the hotel.', '可以，需在店内支付少量清洁费。'],
        no: ['We are sorry, pets cannot stay with us.', '抱歉，我们不接待宠物。'],
      } as const
    )[pets],
  ],
  ({ childrenFree }) => [
    'Do small children pay?',
    '小孩要收费吗？',
    `Children up to ${childrenFree} sleep free of charge in the beds that the room has.`,
    `${childrenFree}岁及以下的孩子不加床免费。`,
  ],
  ({ amenities }) => [
    'Can we leave our luggage after check-out?',
    '退房后可以寄存行李吗？',
    ...yes(
      amenities.includes('luggage_storage'),
      'Yes, until the evening and without charge.',
      '可以，免费寄存到晚上。',
      'We have no luggage room, but a late check-out is often possible. Please ask.',
      '我们没有行李间，不过有时可以稍晚退房，请问一下前台。',
    ),
  ],
  ({ amenities }) => [
    'Is there a lift?',
    '有电梯吗？',
    ...yes(
      amenities.includes('lift'),
      'Yes, it goes to all floors with rooms.',
      '有，客房楼层都能到。',
      'No, but we carry luggage and keep lower floors for those who need them.',
      '没有，不过我们会帮忙拿行李，也可以安排低楼层。',
    ),
  ],
  ({ amenities }) => [
    'Can you pick us up at the airport?',
    '可以接机吗？',
    ...yes(
      amenities.includes('airport_shuttle'),
      'Yes, please send us your flight number at least a day before.',
      '可以，请至少提前一天把航班号发给我们。',
      'We have no shuttle of our own, but we can order a taxi for you.',
      '我们没有接送车，可以帮您叫出租车。',
    ),
  ],
  ({ amenities }) =>
    amenities.includes('pool')
      ? [
          'Is the pool open all year?',
          '泳池全年开放吗？',
          'It is open in season; reception knows the exact dates.',
          '泳池按季节开放，具体时间可问前台。',
        ]
      : null,
  ({ checkOutUntil }) => [
    'Can we check out later?',
    '可以晚一点退房吗？',
    `Rooms should be left by ${checkOutUntil}. If the next guests come late, we gladly give you more time.`,
    `退房时间是${checkOutUntil}，如果当天房间不紧张，可以帮您延迟。`,
  ],
]

function yes(there: boolean, en: string, zh: string, enNo: string, zhNo: string): readonly [string, string] {
  return there ? [en, zh] : [enNo, zhNo]
}

/** Two to five questions that guests ask everywhere, answered from this house's facts. */
export function sampleQuestions(facts: SampleFacts, made: PlainDate): SampleQuestion[] {
  const random = createRandom(facts.seed, 'questions')
  const left = questions.map((question) => question(facts)).filter((asked) => asked !== null)
  return Array.from({ length: random.int(2, 5) }, (_, at) => {
    const [[en, zh, answerEn, answerZh]] = left.splice(random.int(0, left.length - 1), 1) as [Asked]
    return {
      question: { en, zh },
      answer: { en: answerEn, zh: answerZh },
      by: { en: random.pick(authors.en), zh: random.pick(authors.zh) },
      date: addDays(made, 0 - random.int(3, 60) - at * 70),
      helpful: random.int(0, 24),
    }
  })
}
