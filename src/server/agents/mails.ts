import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { agentMails } from '#words/loyalty/agent-mails.ts'
import type { Mail } from '../messages/mail.ts'
import type { PayoutRow } from './payout-store.ts'
import { cny } from './present.ts'
import { linkOf } from './show-programme.ts'
import type { AgentRow, Application } from './store.ts'

type Place = { origin: string; locale: Locale }

const pageUrl = ({ origin, locale }: Place) => origin + joinLocale('/center/distribution', locale)

/** Mail to staff about a new application. */
export function applicationMail(
  { id, name, channel, payout, statement, account }: Application & { account: string },
  locale: Locale,
): Mail {
  const say = agentMails(locale)
  return {
    subject: say.appliedSubject(name),
    heading: say.appliedHeading,
    paragraphs: channel.split(/\n+/),
    facts: [
      [say.number, id],
      [say.name, name],
      [say.account, account],
      [say.payoutTo, payout],
      [say.statement, statement],
      [say.approveWith, `npm run ops -- agents approve ${id}`],
      [say.refuseWith, `npm run ops -- agents refuse ${id} --reason "…"`],
    ],
    small: [],
    sms: say.appliedSubject(name),
  }
}

export function approvedMail({ code }: AgentRow, place: Place): Mail {
  const say = agentMails(place.locale)
  const link = linkOf(place.origin, code!)
  return {
    subject: say.approvedSubject,
    heading: say.approvedHeading,
    paragraphs: [say.approvedText],
    facts: [
      [say.code, code!],
      [say.link, link],
    ],
    button: { label: say.open, url: pageUrl(place) },
    small: [say.approvedSmall],
    sms: say.approvedSms(code!),
  }
}

export function refusedMail({ reason }: AgentRow, place: Place): Mail {
  const say = agentMails(place.locale)
  return {
    subject: say.refusedSubject,
    heading: say.refusedHeading,
    paragraphs: [say.refusedText, ...(reason ? [reason] : [])],
    button: { label: say.applyAgain, url: pageUrl(place) },
    small: [],
    sms: say.refusedHeading,
  }
}

export function statementMail(version: string, place: Place): Mail {
  const say = agentMails(place.locale)
  return {
    subject: say.statementHeading(version),
    heading: say.statementHeading(version),
    paragraphs: [say.statementText],
    button: { label: say.readStatement, url: pageUrl(place) },
    small: [],
    sms: say.statementHeading(version),
  }
}

export function endedMail(reason: string, place: Place): Mail {
  const say = agentMails(place.locale)
  return {
    subject: say.endedHeading,
    heading: say.endedHeading,
    paragraphs: [reason, say.endedText],
    button: { label: say.open, url: pageUrl(place) },
    small: [],
    sms: say.endedHeading,
  }
}

export function payoutMail({ amount, state, note, destination }: PayoutRow, place: Place): Mail {
  const say = agentMails(place.locale)
  const money = formatMoney(cny(amount), place.locale)
  const isPaid = state === 'paid'
  return {
    subject: isPaid ? say.paidHeading(money) : say.payoutRefusedHeading(money),
    heading: isPaid ? say.paidHeading(money) : say.payoutRefusedHeading(money),
    paragraphs: [isPaid ? say.paidText : say.payoutRefusedText],
    facts: [
      [say.payoutTo, destination],
      ...(note ? [[isPaid ? say.reference : say.reason, note] as const] : []),
    ],
    button: { label: say.open, url: pageUrl(place) },
    small: [],
    sms: isPaid ? say.paidHeading(money) : say.payoutRefusedHeading(money),
  }
}
