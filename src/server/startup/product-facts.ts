import { CHOICE_DAYS, MOST_HOTELS_KEPT, MOST_SEARCHES_KEPT } from '#domain/browser-storage.ts'
import { TRACE_LIFE } from '#domain/hotel/traces.ts'
import { AGENT_RATE, ATTRIBUTION_LIFE, MEMBER_RATE, PAYOUT_LEAST } from '#domain/loyalty/commission.ts'
import { levelNights } from '#domain/loyalty/levels.ts'
import { POINTS_LIFE_IN_MONTHS, pointsEarned, pointsWorth } from '#domain/loyalty/points.ts'
import { MOST_DAYS_FOR_CHARGING } from '#domain/money/exchange.ts'
import { SIMULATION_LIFE } from '#domain/order/cancel-order.ts'
import { HOLD_LIFE } from '#domain/order/order-states.ts'
import { HOLD_DAYS } from '#domain/payment/payment-means.ts'
import { BALANCE_LEAD, CHARGE_LEAD } from '#domain/price/payment-types.ts'
import { QUOTE_LIFE } from '#domain/price/quote.ts'
import { MOST_LEFT_TOLD } from '#domain/price/restrictions.ts'
import { MAX_ROOMS } from '#domain/stay/party.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { documentWords } from '#words/site/documents.ts'
import { daysToUndo } from '../accounts/close-account.ts'
import { anybodysEvents, nobodysEvents } from '../accounts/purge-expired.ts'
import { codeLife } from '../accounts/send-code.ts'
import { deviceDays } from '../accounts/sessions/known-device.ts'
import { longestSession, sessionSeconds } from '../accounts/sessions/session-halves.ts'
import { closedTicketsKeptMonths } from '../feedback/personal-data.ts'
import type { Placeholders } from '../markdown/placeholders.ts'
import { unattachedLife } from '../media/uploads/sweep-uploads.ts'
import { ticketLife } from '../media/uploads/upload-tickets.ts'
import { keptFor as messagesKept } from '../messages/purge-messages.ts'
import { endedSubscriptionsKeptDays } from '../newsletter/personal-data.ts'
import { mostDevices } from '../push/change-devices.ts'
import { keptFor as requestsKept } from '../requests/answer-once.ts'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'
import { visitorDays } from '../support/purge-conversations.ts'
import { unusedTranslationsKept } from '../translation/translate.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const [, level1, level2, level3] = levelNights
const oneYuan = 100
const asItIs = { from: 'CNY', to: 'CNY', numerator: '1', denominator: '1', date: '2026-01-01' } as const

/** Numbers of the product for texts, so that a text cannot state another value. */
export const productFacts = {
  quote_minutes: QUOTE_LIFE / minute,
  hold_minutes: HOLD_LIFE / minute,
  most_nights: MAX_NIGHTS,
  most_rooms: MAX_ROOMS,
  most_days_ahead: MAX_DAYS_AHEAD,
  most_left_told: MOST_LEFT_TOLD,
  simulation_minutes: SIMULATION_LIFE / minute,
  charge_lead_hours: CHARGE_LEAD / hour,
  balance_lead_days: BALANCE_LEAD / (24 * hour),
  hold_days: HOLD_DAYS,
  rate_days: MOST_DAYS_FOR_CHARGING,
  points_earned: pointsEarned(oneYuan),
  points_per_yuan: oneYuan / pointsWorth(1, asItIs),
  points_months: POINTS_LIFE_IN_MONTHS,
  level1_nights: level1,
  level2_nights: level2,
  level3_nights: level3,
  agent_percent: AGENT_RATE / 100,
  member_percent: MEMBER_RATE / 100,
  attribution_days: ATTRIBUTION_LIFE / day,
  payout_least: PAYOUT_LEAST / oneYuan,
  agent_code_length: 8,
  code_minutes: codeLife / minute,
  session_hours: (sessionSeconds * 1000) / hour,
  session_days: longestSession / day,
  known_browser_days: deviceDays,
  closing_days: daysToUndo,
  event_days: anybodysEvents / day,
  attempt_days: nobodysEvents / day,
  message_days: messagesKept / day,
  request_days: requestsKept / day,
  upload_hours: unattachedLife / hour,
  visitor_days: visitorDays,
  choice_days: CHOICE_DAYS,
  searches_kept: MOST_SEARCHES_KEPT,
  hotels_kept: MOST_HOTELS_KEPT,
  trace_days: TRACE_LIFE / day,
  closed_ticket_months: closedTicketsKeptMonths,
  subscription_days: endedSubscriptionsKeptDays,
  translation_days: unusedTranslationsKept / day,
  most_devices: mostDevices,
  ticket_hours: ticketLife / hour,
} as const satisfies Placeholders

/** The same with the operator's settings. */
export function placeholdersFor(settings: Settings, locale: Locale): Placeholders {
  return {
    ...productFacts,
    site: siteName(settings)[locale],
    support_email: settings.SUPPORT_EMAIL,
    support_hours: documentWords(locale).supportHours(settings.SUPPORT_HOURS),
    operator: documentWords(locale).operator(
      settings.OPERATOR_NAME ?? siteName(settings)[locale],
      settings.OPERATOR_ADDRESS,
    ),
    registration_id: settings.REGISTRATION_ID,
  }
}
