import type { CodeRequest } from '#contract/accounts.ts'
import type { Locale } from '#domain/text/locale.ts'
import { messageWords } from '#words/accounts/messages.ts'
import { formatDayInZone, formatInstantInZone } from '#words/format.ts'
import type { Mail } from '../messages/mail.ts'

export type Purpose = NonNullable<CodeRequest['purpose']> | 'any'
export type Trace = { device: string; network: string; at: number; zone: string }
type Site = { name: string; support: string; locale: Locale }

export function codeMail(
  { name, locale }: Site,
  { code, purpose }: { code: string; purpose: Purpose },
): Mail {
  const say = messageWords(locale)
  const errands: Record<Purpose, string> = {
    any: say.toAny,
    login: say.toSignIn,
    register: say.toRegister,
    reset: say.toReset,
    unregister: say.toUnregister,
    contact: say.toContact,
    reauthenticate: say.toReauthenticate,
    booking: say.toBooking,
  }
  return {
    subject: say.codeSubject(name, code),
    heading: say.codeHeading,
    paragraphs: [say.codeFor(errands[purpose])],
    code,
    small: [say.codeWarning],
    sms: say.codeSms(name, code),
  }
}

/** A security notice: the event, its time, device and network, and the advice if somebody else did it. */
function notice(site: Site, trace: Trace, said: { heading: string; text: string; sms: string }): Mail {
  const say = messageWords(site.locale)
  return {
    subject: said.heading,
    heading: said.heading,
    paragraphs: [said.text],
    facts: [
      [say.when, formatInstantInZone(trace.at, site.locale, trace.zone)],
      [say.device, trace.device || say.unknownDevice],
      [say.network, trace.network],
    ],
    small: [say.notYou(site.support)],
    sms: said.sms,
  }
}

export function passwordMail(site: Site, trace: Trace): Mail {
  const say = messageWords(site.locale)
  const said = { heading: say.passwordHeading, text: say.passwordText, sms: say.passwordSms(site.name) }
  return notice(site, trace, said)
}

type ContactChanged = { account: string; undo: { url: string; until: number } }

export function contactMail(site: Site, trace: Trace, { account, undo }: ContactChanged): Mail {
  const say = messageWords(site.locale)
  const told = notice(site, trace, {
    heading: say.contactHeading,
    text: say.contactText(account),
    sms: say.contactSms(site.name, undo.url),
  })
  return {
    ...told,
    paragraphs: [...told.paragraphs, say.contactUndo(formatDayInZone(undo.until, site.locale, trace.zone))],
    button: { label: say.contactUndoButton, url: undo.url },
    small: [say.contactUndoEffect(site.support)],
  }
}

export function closingMail(site: Site, trace: Trace, erasedAt: number): Mail {
  const say = messageWords(site.locale)
  const day = formatDayInZone(erasedAt, site.locale, trace.zone)
  return notice(site, trace, {
    heading: say.closingHeading,
    text: say.closingText(day),
    sms: say.closingSms(site.name, day),
  })
}

export function openedMail(site: Site, trace: Trace): Mail {
  const say = messageWords(site.locale)
  const said = { heading: say.openedHeading, text: say.openedText, sms: say.openedSms(site.name) }
  return notice(site, trace, said)
}
