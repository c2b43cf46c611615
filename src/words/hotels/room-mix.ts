import { words } from '../words.ts'

/** Different rooms for one stay, in one booking. */
export const roomMixWords = words({
  en: {
    button: 'Choose a different room for each',
    title: 'A room for each of you',
    lead: 'One booking and one payment. Each room keeps the cancellation policy of its own rate.',
    room: (n: number, guests: string) => `Room ${n}, ${guests}`,
    tooMany: (room: string, left: number) =>
      left === 1 ? `Only one ${room} is left` : `Only ${left} of ${room} are left`,
    total: 'for all rooms',
    reserve: 'Reserve these rooms',
    none: 'No room is available for these guests',
    failed: 'The rooms couldn’t be loaded. Please try again.',
  },
  zh: {
    button: '为每间房选择不同房型',
    title: '分别选择房型',
    lead: '同一订单，一次支付。每间房按各自价格方案的取消政策执行。',
    room: (n, guests) => `第${n}间，${guests}`,
    tooMany: (room, left) => `${room}仅剩${left}间`,
    total: '全部房间总价',
    reserve: '预订所选房间',
    none: '没有适合这些住客的空房',
    failed: '房型加载失败，请重试。',
  },
})
