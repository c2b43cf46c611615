import type { Bilingual } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
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

/** Null if the question does not apply. */
const questions: readonly ((facts: SampleFacts) => Asked | null)[] = [
  ({ amenities }) => [
    'Can I park at the hotel?',
    '酒店可以停车吗？',
    ...yes(
      amenities.includes('parking'),
      'Yes, guests can park here. Please let us know the day before if you are coming by car.',
      '可以，住客有车位。开车来的话，请提前一天告诉我们。',
      'We have no on-site parking. Reception can tell you where the nearest car park is.',
      '我们没有停车场，前台可以告诉您附近的停车场。',
    ),
  ],
  ({ amenities }) => [
    'Is breakfast served?',
    '有早餐吗？',
    ...yes(
      amenities.includes('breakfast'),
      'Yes. Some rates include it; with other rates you can add it at reception.',
      '有。部分价格方案已含早餐，其他方案可在前台加订。',
      'No, we do not serve breakfast, but there are cafés nearby.',
      '我们不供应早餐，附近有咖啡馆。',
    ),
  ],
  ({ checkInUntil, checkInFrom }) => [
    'Can we check in late at night?',
    '我们很晚才到，可以入住吗？',
    ...(checkInUntil
      ? ([
          `Reception is open until ${checkInUntil}. Let us know before you travel and we will leave the key for you.`,
          `前台服务到${checkInUntil}。请在出发前告诉我们，我们会为您留好钥匙。`,
        ] as const)
      : ([
          `Yes, reception is open 24 hours a day. Check-in is from ${checkInFrom}.`,
          `可以，前台24小时服务，${checkInFrom}以后都能入住。`,
        ] as const)),
  ],
  ({ pets }) => [
    'Can I bring my dog?',
    '可以带狗吗？',
    ...(
      {
        free: [
          'Yes, dogs stay free of charge. Please mention it when you book.',
          '可以，免费。预订时请说明。',
        ],
        fee: ['Yes, for a small fee payable at the hotel.', '可以，需到店支付少量费用。'],
        no: ['Sorry, we do not accept pets.', '抱歉，我们不接待宠物。'],
      } as const
    )[pets],
  ],
  ({ childrenFree }) => [
    'Do young children stay free?',
    '小孩可以免费入住吗？',
    `Children up to ${childrenFree} stay free when using existing beds.`,
    `${childrenFree}岁及以下的孩子使用现有床铺免费。`,
  ],
  ({ amenities }) => [
    'Can we leave our luggage after check-out?',
    '退房后可以寄存行李吗？',
    ...yes(
      amenities.includes('luggage_storage'),
      'Yes, free of charge until the evening.',
      '可以，免费寄存到晚上。',
      'We have no luggage room, but late check-out is sometimes possible. Please ask at reception.',
      '我们没有行李间，不过有时可以延迟退房，请咨询前台。',
    ),
  ],
  ({ amenities }) => [
    'Is there a lift?',
    '有电梯吗？',
    ...yes(
      amenities.includes('lift'),
      'Yes, it serves every floor with guest rooms.',
      '有，客房楼层都能到。',
      'No, but we can help with luggage and offer rooms on lower floors.',
      '没有，不过我们会帮忙拿行李，也可以安排低楼层。',
    ),
  ],
  ({ amenities }) => [
    'Can you pick us up at the airport?',
    '可以接机吗？',
    ...yes(
      amenities.includes('airport_shuttle'),
      'Yes, please send us your flight number at least a day in advance.',
      '可以，请至少提前一天把航班号发给我们。',
      'We have no shuttle, but we can call a taxi for you.',
      '我们没有接送车，可以帮您叫出租车。',
    ),
  ],
  ({ amenities }) =>
    amenities.includes('pool')
      ? [
          'Is the pool open all year?',
          '泳池全年开放吗？',
          'Opening times vary through the year; please ask at reception.',
          '开放时间全年有所不同，请咨询前台。',
        ]
      : null,
  ({ checkOutUntil }) => [
    'Can we have a late check-out?',
    '可以晚一点退房吗？',
    `Check-out is by ${checkOutUntil}. If the room is not needed straight away, we are happy to give you more time.`,
    `请在${checkOutUntil}前退房。如果当天房间不紧张，可以帮您延迟。`,
  ],
]

function yes(there: boolean, en: string, zh: string, enNo: string, zhNo: string): readonly [string, string] {
  return there ? [en, zh] : [enNo, zhNo]
}

/** Two to five common questions, answered from the hotel's facts. */
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
