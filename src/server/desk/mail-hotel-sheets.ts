import type { Id } from '#domain/id.ts'
import { accountName } from '#domain/text/account-name.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn, instantOf } from '#domain/time/zone-time.ts'
import { sheetWords } from '#words/desk/sheet.ts'
import { formatDate, formatNames } from '#words/format.ts'
import { type DailySheet, dailySheet, isEmptySheet } from '../booking/desk/daily-sheet.ts'
import { sheetFacts, sheetSections, sheetText } from '../booking/desk/sheet-text.ts'
import { transaction } from '../db/database.ts'
import { hotelsForOrders } from '../hotels/order-hotels.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import type { Mail } from '../messages/mail.ts'
import type { DeskContext } from './context.ts'
import { findHotelsWithStaff, readHoteliers, type StaffRow } from './store.ts'

const sentFrom = '20:00'

/**
 * From eight in the evening of the hotel's time, the sheet of the next day is mailed to the hoteliers of each hotel.
 * The outbox accepts one message for an event, so that an hourly run sends it once.
 */
export const mailHotelSheets = (context: DeskContext) =>
  forEachRow(
    context,
    { task: 'mail_hotel_sheets', find: (page) => findHotelsWithStaff(context.db, page) },
    (hotelId) => mailSheet(context, hotelId),
  )

async function mailSheet(context: DeskContext, hotelId: Id): Promise<boolean> {
  const { db, outbox } = context
  const now = context.now()
  const hotel = (await hotelsForOrders(db, [hotelId], 'en')).get(hotelId)
  if (!hotel || !outbox.reaches('mail')) return false
  const zone = hotel.time_zone
  const today = dateIn(zone, now)
  if (now < instantOf(today, sentFrom, zone)) return false
  const sheet = await dailySheet(db, { hotelId, date: addDays(today, 1) })
  if (isEmptySheet(sheet)) return false
  for (const member of await readHoteliers(db, hotelId)) {
    const name = (await hotelsForOrders(db, [hotelId], member.lang)).get(hotelId)!.name
    await transaction(db, (tx) =>
      outbox.put(tx, {
        event: `hotel_sheet:${hotelId}:${sheet.date}:${member.id}`,
        kind: 'hotel_sheet',
        to: accountName(member.email),
        locale: member.lang,
        mail: sheetMail(context, sheet, { hotel: name, locale: member.lang }),
      }),
    )
  }
  return true
}

function sheetMail(
  { origin }: Pick<DeskContext, 'origin'>,
  sheet: DailySheet,
  { hotel, locale }: { hotel: string; locale: StaffRow['lang'] },
): Mail {
  const say = sheetWords(locale)
  const day = formatDate(sheet.date, locale)
  const separator = locale === 'zh' ? '，' : ', '
  return {
    subject: say.subject(hotel, day),
    heading: say.heading(day),
    paragraphs: [say.intro(sheet.arrivals.length, sheet.inHouse.length, sheet.departures.length)],
    facts: sheetSections.flatMap((name) => [
      [say[name], sheet[name].length > 0 ? say.count(sheet[name].length) : say.none] as const,
      ...sheet[name].map(
        (line) =>
          [
            `${formatNames(line.guests, locale)} ${line.number}`,
            sheetFacts(line, locale).join(separator),
          ] as const,
      ),
    ]),
    button: { label: say.open, url: `${origin()}/desk/orders?view=arriving` },
    small: [say.small],
    attachments: [
      { name: `guests-${sheet.date}.txt`, type: 'text/plain', text: sheetText(sheet, { hotel, locale }) },
    ],
    sms: say.subject(hotel, day),
  }
}
