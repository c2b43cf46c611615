import { words } from '../words.ts'

/** The daily sheet of a hotel: arrivals, guests in house and departures. */
export const sheetWords = words({
  en: {
    subject: (hotel: string, day: string) => `${hotel}: guests on ${day}`,
    heading: (day: string) => `Guests on ${day}`,
    intro: (arrivals: number, inHouse: number, departures: number) =>
      `Arrivals: ${arrivals}. In house: ${inHouse}. Departures: ${departures}. The attached sheet is for printing.`,
    small: 'Sent every evening. Orders booked later are on the desk.',
    open: 'Open the desk',
    arrivals: 'Arrivals',
    inHouse: 'In house',
    departures: 'Departures',
    none: 'none',
    count: (n: number) => `${n}`,
    rooms: (n: number, room: string) => `${n} × ${room}`,
    adults: (n: number) => (n === 1 ? '1 adult' : `${n} adults`),
    children: (ages: string) => `children aged ${ages}`,
    arrives: (time: string) => `arrives ${time}`,
    pays: (sum: string) => `pays ${sum} at the hotel`,
    paysNothing: 'nothing to pay at the hotel',
    wishes: (text: string) => `requests: ${text}`,
    phone: (number: string) => `phone ${number}`,
  },
  zh: {
    subject: (hotel, day) => `${hotel}：${day}住客表`,
    heading: (day) => `${day}住客表`,
    intro: (arrivals, inHouse, departures) =>
      `到店${arrivals}单，在住${inHouse}单，离店${departures}单。附件可供打印。`,
    small: '每晚发送。之后新增的订单请在工作台查看。',
    open: '打开工作台',
    arrivals: '到店',
    inHouse: '在住',
    departures: '离店',
    none: '无',
    count: (n) => `${n}单`,
    rooms: (n, room) => `${n}间${room}`,
    adults: (n) => `${n}位成人`,
    children: (ages) => `儿童年龄：${ages}`,
    arrives: (time) => `${time}到店`,
    pays: (sum) => `到店支付${sum}`,
    paysNothing: '到店无需支付',
    wishes: (text) => `特殊要求：${text}`,
    phone: (number) => `电话${number}`,
  },
})
