import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { addDays } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'
import { within } from './scope-store.ts'

type Day = { readonly hotel: Id; readonly hotels: readonly Id[] | null; readonly date: PlainDate }

/** Orders of a hotel that touch a day, and those that arrive on the next day. No-shows of the day are included. */
export const readHotelDay = (db: Db, { hotel, hotels, date }: Day) => db<OrderRow[]>`
  select ${orderColumns(db)} from orders
  where hotel_id = ${hotel} ${within(db, hotels)} and arrival <= ${addDays(date, 1)} and departure >= ${date}
    and state in ('confirmed', 'payment_review', 'staying', 'completed', 'no_show')
  order by arrival_time nulls last, id limit 2000`
