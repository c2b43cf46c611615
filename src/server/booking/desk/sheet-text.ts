import { formatMoney } from '#domain/money/money-format.ts'
import { boardNames } from '#domain/stay/board.ts'
import type { Locale } from '#domain/text/locale.ts'
import { sheetWords } from '#words/desk/sheet.ts'
import { formatDate, formatDates, formatNames } from '#words/format.ts'
import type { DailySheet, SheetLine } from './daily-sheet.ts'

/** The facts of one order, in the order in which a receptionist needs them. */
export function sheetFacts(line: SheetLine, locale: Locale): string[] {
  const say = sheetWords(locale)
  return [
    formatDates(line.arrival, line.departure, locale),
    say.rooms(line.rooms, line.room[locale]),
    say.adults(line.adults),
    ...(line.children.length > 0 ? [say.children(line.children.join(locale === 'zh' ? '、' : ', '))] : []),
    line.boards.map((board) => boardNames[board][locale]).join(' + '),
    ...(line.arrivalTime ? [say.arrives(line.arrivalTime)] : []),
    line.atHotel.amount > 0 ? say.pays(formatMoney(line.atHotel)) : say.paysNothing,
    say.phone(line.phone),
    ...(line.wishes ? [say.wishes(line.wishes)] : []),
  ]
}

export const sheetSections = ['arrivals', 'inHouse', 'departures'] as const

/** A sheet for printing: plain text with a box to tick for each order. */
export function sheetText(sheet: DailySheet, { hotel, locale }: { hotel: string; locale: Locale }): string {
  const say = sheetWords(locale)
  const separator = locale === 'zh' ? '，' : ', '
  const lineOf = (line: SheetLine) =>
    [
      `[ ] ${formatNames(line.guests, locale)}  ${line.number}`,
      `    ${sheetFacts(line, locale).join(separator).replaceAll('\n', ' ')}`,
    ].join('\n')
  const sections = sheetSections.map((name) => {
    const lines = sheet[name]
    const title = `${say[name]}: ${lines.length}`
    return [title, '-'.repeat(60), ...(lines.length > 0 ? lines.map(lineOf) : [say.none])].join('\n')
  })
  return [`${hotel}\n${formatDate(sheet.date, locale, 'full')}`, ...sections].join('\n\n')
}
