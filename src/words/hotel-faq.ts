import { formatDistance } from './format.ts'
import { words } from './words.ts'

/** What everybody asks about a hotel; the answers say nothing but its facts. */
export const hotelFaqWords = words({
  en: {
    hours: (name: string) => `When can I check in and out at ${name}?`,
    hoursAnswer: (from: string, until: string | null, out: string) =>
      `Check-in is from ${from}${until ? ` until ${until}` : ', at any hour after that'}; rooms are free until ${out} on the day of departure.`,
    far: (name: string) => `How do I get to ${name}?`,
    farAnswer: (places: readonly { name: string; metres: number }[]) =>
      `In a straight line it is ${places.map(({ name, metres }) => `${formatDistance(metres, 'en')} from ${name}`).join(', ')}.`,
    breakfast: 'Is breakfast served?',
    breakfastYes: 'Yes. The table of rates says which of them include it.',
    breakfastNo: 'No, breakfast is not served in the house.',
    parking: 'Can I park at the hotel?',
    parkingYes: 'Yes, there is parking for guests.',
    parkingNo: 'No, the hotel has no parking of its own.',
    pets: 'May pets stay?',
    children: 'Do children pay?',
    childrenAnswer: (free: number) =>
      `Up to the age of ${free} they sleep free of charge in the beds that the room has. Older children are part of the total once you enter their ages.`,
    paid: 'What does the price include?',
    paidAnswer:
      'The total shown is for the whole stay, with all mandatory taxes and fees. What is paid at the hotel is part of it and listed separately.',
  },
  zh: {
    hours: (name) => `${name}的入住和退房时间是几点？`,
    hoursAnswer: (from, until, out) =>
      `入住时间为${until ? `${from}至${until}` : `${from}以后`}，离店当天${out}前退房。`,
    far: (name) => `怎么去${name}？`,
    farAnswer: (places) =>
      `直线距离：${places.map(({ name, metres }) => `距${name}${formatDistance(metres, 'zh')}`).join('，')}。`,
    breakfast: '酒店供应早餐吗？',
    breakfastYes: '供应。哪些价格含早餐，请看价格表。',
    breakfastNo: '酒店不供应早餐。',
    parking: '酒店可以停车吗？',
    parkingYes: '可以，住客有停车位。',
    parkingNo: '酒店没有停车场。',
    pets: '可以带宠物吗？',
    children: '儿童收费吗？',
    childrenAnswer: (free) => `${free}岁及以下使用现有床铺免费；更大的孩子，填写年龄后费用会计入总价。`,
    paid: '价格包含哪些费用？',
    paidAnswer: '显示的总价是整个行程的价格，已包括所有必付税费；需到店支付的部分已计入总价，并单独列出。',
  },
})
