import { formatDistance } from '../format.ts'
import { words } from '../words.ts'

/** Frequent questions about a hotel; the answers use only its facts. */
export const hotelFaqWords = words({
  en: {
    hours: (name: string) => `When can I check in and out at ${name}?`,
    hoursAnswer: (from: string, until: string | null, out: string) =>
      `Check-in is from ${from}${until ? ` to ${until}` : ', at any time after that'}; check-out is by ${out} on the day you leave.`,
    far: (name: string) => `How far is ${name} from the main sights and transport?`,
    farAnswer: (places: readonly { name: string; metres: number }[]) =>
      `In a straight line, it’s ${places.map(({ name, metres }) => `${formatDistance(metres, 'en')} from ${name}`).join(', ')}.`,
    breakfast: 'Is breakfast served?',
    breakfastYes: 'Yes. The list of rates shows which include it.',
    breakfastNo: 'No, the hotel doesn’t serve breakfast.',
    parking: 'Can I park at the hotel?',
    parkingYes: 'Yes, the hotel has parking for guests.',
    parkingNo: 'No, the hotel has no on-site parking.',
    pets: 'Are pets allowed?',
    children: 'Do children stay free?',
    childrenAnswer: (free: number) =>
      `Children up to ${free} stay free when using existing beds. Enter the ages of older children, and we’ll include them in the total.`,
    paid: 'What does the price include?',
    paidAnswer:
      'The total is for your whole stay and includes all mandatory taxes and fees. Anything you pay at the hotel is part of it and listed separately.',
  },
  zh: {
    hours: (name) => `${name}的入住和退房时间是几点？`,
    hoursAnswer: (from, until, out) =>
      `入住时间为${until ? `${from}至${until}` : `${from}以后`}，离店当天${out}前退房。`,
    far: (name) => `${name}离主要景点和车站、机场有多远？`,
    farAnswer: (places) =>
      `直线距离：${places.map(({ name, metres }) => `距${name}${formatDistance(metres, 'zh')}`).join('，')}。`,
    breakfast: '酒店供应早餐吗？',
    breakfastYes: '供应。哪些价格方案含早餐，请看价格列表。',
    breakfastNo: '酒店不供应早餐。',
    parking: '酒店可以停车吗？',
    parkingYes: '可以，住客有停车位。',
    parkingNo: '酒店没有停车场。',
    pets: '可以带宠物吗？',
    children: '儿童可以免费入住吗？',
    childrenAnswer: (free) =>
      `${free}岁及以下儿童使用现有床铺免费；年龄更大的儿童，填写年龄后费用会计入总价。`,
    paid: '价格包含哪些费用？',
    paidAnswer:
      '显示的总价是整个入住期间的价格，已包括所有必付税费；需到店支付的部分已计入总价，并单独列出。',
  },
})
