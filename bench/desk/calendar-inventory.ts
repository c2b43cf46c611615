import { addDays } from '#domain/time/plain-date.ts'
import { baseDateOf } from '#server/inventory/calendar-days.ts'

const names = [
  ['Canal King', '临河大床房'],
  ['Courtyard Twin', '庭院双床房'],
  ['Garden Double', '园景双人房'],
  ['Family Suite', '家庭套房'],
  ['Ferry Loft', '渡口阁楼'],
] as const
const units = [12, 16, 10, 6, 3]
const prices = [680, 620, 720, 1180, 1480]

/** The files of one hotel with some room types and four plans, as an import reads them. */
export function inventoryOf({ rooms, now }: { rooms: number; now: number }): Record<string, string> {
  const first = baseDateOf(new Date(now).toISOString().slice(0, 10))
  const codes = Array.from({ length: rooms }, (_, at) => `r${at}`)
  const name = (at: number, of: 0 | 1) =>
    `${names[at % names.length]![of]}${at < names.length ? '' : ` ${Math.floor(at / names.length) + 1}`}`
  const nights = Array.from({ length: 500 }, (_, at) => addDays(first, at))
  const nightPrice = (at: number, night: string) => {
    const weekday = new Date(`${night}T12:00:00Z`).getUTCDay()
    const month = Number(night.slice(5, 7))
    const season = month === 12 || month === 2 ? 1 : month === 1 ? 0.9 : 1.1
    const weekend = weekday === 5 || weekday === 6 ? 1.2 : 1
    return Math.round((prices[at % prices.length]! * season * weekend) / 10) * 10
  }
  return {
    'hotels.csv': `code,name_en,name_zh,city,stars,address_en,address_zh,lat,lon,currency,check_in_from,check_out_until
WF,Willow Ferry,柳渡,asia-china-suzhou,4,3 Pingjiang Road,平江路3号,31.31,120.63,CNY,15:00,12:00
`,
    'rooms.csv': `hotel,code,name_en,name_zh,beds,size_m2,included_adults,max_adults,max_guests,units
${codes.map((code, at) => `WF,${code},${name(at, 0)},${name(at, 1)},1 king,30,2,2,3,${units[at % units.length]}`).join('\n')}
`,
    'rates.csv': `hotel,code,name_en,name_zh,percent,extra_adult,board,board_price,payment,cancellation,no_show,rooms
WF,flex,Flexible,灵活取消,100,100,room_only,0,guarantee,1d18:00 1n,100%,
WF,flex-bb,"Flexible, breakfast",灵活取消含早,100,100,breakfast,45,guarantee,1d18:00 1n,100%,
WF,saver,Saver,特惠,88,100,room_only,0,prepay,booking 100%,100%,
WF,five,Five nights,连住五晚,own,100,room_only,0,prepay,7d14:00 100%,100%,${codes.filter((_, at) => at % 5 === 3 || rooms > 5).join(' ')}
`,
    'calendars.csv': `hotel,room,rate,from,prices,units
${codes
  .flatMap((code, at) => {
    const list = nights.map((night) => nightPrice(at, night))
    const five = list.map((price) => Math.round(price * 0.084) * 10).join(' ')
    return [
      `WF,${code},,${first},${list.join(' ')},`,
      ...(at % 5 === 3 || rooms > 5 ? [`WF,${code},five,${first},${five},`] : []),
    ]
  })
  .join('\n')}
`,
  }
}
