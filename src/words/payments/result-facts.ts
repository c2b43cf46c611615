import { formatHotelTime } from '../format.ts'
import { words } from '../words.ts'

/** The facts of a booking that has just been confirmed. */
export const resultFactsWords = words({
  en: {
    stay: 'Stay',
    nights: (dates: string, nights: number) => `${dates}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
    rooms: 'Rooms',
    guests: 'Guests',
    address: 'Address',
    cancellation: 'If plans change',
    freeUntil: (iso: string, zone: string) =>
      `Free cancellation until ${formatHotelTime(iso, 'en')} (${zone})`,
    freeAlways: 'Free cancellation until check-in',
    fee: (amount: string) => `Cancellation fee now: ${amount}`,
    noRefund: 'Not refundable',
    nothingDue: (hotel: string, date: string, email: string) =>
      `${hotel} expects you on ${date}. There’s nothing left to pay. The confirmation is on its way to ${email}.`,
    atHotel: (hotel: string, date: string, email: string) =>
      `${hotel} expects you on ${date}. You’ll pay at the hotel; you haven’t been charged. The confirmation is on its way to ${email}.`,
  },
  zh: {
    stay: '入住时间',
    nights: (dates, nights) => `${dates}，共${nights}晚`,
    rooms: '房间',
    guests: '入住人',
    address: '地址',
    cancellation: '取消政策',
    freeUntil: (iso, zone) => `${formatHotelTime(iso, 'zh')}前可免费取消（${zone}）`,
    freeAlways: '入住前可免费取消',
    fee: (amount) => `现在取消扣${amount}`,
    noRefund: '不可退款',
    nothingDue: (hotel, date, email) => `${hotel}将在${date}迎接您，无需再付款。确认信息已发送至${email}。`,
    atHotel: (hotel, date, email) =>
      `${hotel}将在${date}迎接您，房费到店支付，未扣款。确认信息已发送至${email}。`,
  },
})
