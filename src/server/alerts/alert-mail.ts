import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { type AlertReason, startOf } from '#domain/price/price-alert.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { alertMailWords } from '#words/saved/alert-mails.ts'
import { flexibleDatesText } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import type { Mail } from '../messages/mail.ts'
import type { AlertRow } from './alert-store.ts'
import { flexibleOf, linkOf } from './watched-question.ts'

export type AlertNews = {
  readonly row: AlertRow
  readonly reason: AlertReason
  readonly now: Money
  /** The hotel with this total. */
  readonly hotel: string
  /** The searched place, or the city of the hotel. */
  readonly place: string
  readonly locale: Locale
  readonly origin: string
  readonly site: string
}

/** The texts that mail and notification share. */
function textsOf({ row, reason, now, hotel, place, locale }: AlertNews) {
  const say = alertMailWords(locale)
  const { arrival, departure } = row.stay
  const flexible = flexibleOf(row.stay)
  const dates = flexible
    ? flexibleDatesText(flexible, { s_d: arrival, e_d: departure }, locale)
    : formatDates(arrival, departure, locale)
  const total = formatMoney(now, locale)
  const start = startOf(row.series)
  const isSearch = row.hotelId === null
  const limit = row.limit === null ? '' : formatMoney(money(row.limit, now.currency), locale)
  const before = row.told?.total ?? start?.[1] ?? now.amount
  const fall = formatMoney(money(Math.abs(before - now.amount), now.currency), locale)
  return {
    say,
    dates,
    total,
    limit,
    start: start && {
      day: formatDate(start[0], locale, 'short'),
      total: formatMoney(money(start[1] ?? 0, now.currency), locale),
    },
    name: isSearch ? place : hotel,
    // A number of nights in a month is named by the dates.
    stay: flexible?.kind === 'nights' ? dates : say.stayOf(dates, nightsOf(row.stay)),
    why: reason === 'available' ? say.available : reason === 'limit' ? say.belowLimit(limit) : say.less(fall),
  }
}

export function alertMail(news: AlertNews): Mail {
  const { row, reason, hotel, place, locale, origin, site } = news
  const { say, dates, total, limit, start, name, stay, why } = textsOf(news)
  const isSearch = row.hotelId === null
  const { rooms, adults, ages } = row.party
  const ask = searchWords(locale)
  const guests = ask.party(adults, ages)
  const party = rooms > 1 ? ask.inOneLine(guests, ask.roomCount(rooms)) : guests
  const page = (path: string) => origin + joinLocale(path, locale)
  const subject =
    reason === 'available' ? say.subjectAvailable(name, total, dates) : say.subject(name, total, dates)
  return {
    subject,
    heading: why,
    paragraphs: [isSearch ? say.search(place, hotel, stay, party) : say.stay(hotel, place, stay, party)],
    facts: [
      [say.now, say.allIn(total)],
      ...(start ? [[say.startOn(start.day), start.total] as const] : []),
      ...(limit ? [[say.limit, limit] as const] : []),
    ],
    button: { label: isSearch ? say.openList : say.openHotel, url: linkOf(origin, row, locale) },
    secondButton: { label: say.all, url: page('/center/alerts') },
    small: [say.moves, say.atMost],
    unsubscribe: {
      label: say.stop,
      url: page(`/stop-alert#${row.token}`),
      oneClick: `${origin}/api/user/stop_alert?token=${row.token}&lang=${locale}`,
    },
    sms: say.sms(site, subject),
  }
}

export function alertNotice(news: AlertNews): { title: string; text: string } {
  const { row, hotel } = news
  const { say, total, name, stay, why } = textsOf(news)
  const at = row.hotelId === null ? hotel : null
  return { title: say.noticeTitle(name, total), text: say.noticeText(stay, at, why) }
}
