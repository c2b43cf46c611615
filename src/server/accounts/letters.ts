import type { CodeRequest } from '#contract/accounts.ts'
import type { Locale } from '#domain/locale.ts'
import { formatDayInZone, formatInstantInZone } from '#words/format.ts'
import { messageWords } from '#words/messages.ts'
import type { Letter } from '../messages/letter.ts'

export type Purpose = NonNullable<CodeRequest['purpose']> | 'any'
export type Trace = { device: string; network: string; at: number; zone: string }
type Site = { name: string; support: string; locale: Locale }

export function codeLetter(
  { name, locale }: Site,
  { code, purpose }: { code: string; purpose: Purpose },
): Letter {
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

/** Something happened to an account: what, when and from where, and what to do if it was somebody else. */
function notice(site: Site, trace: Trace, said: { heading: string; text: string; sms: string }): Letter {
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

export function passwordLetter(site: Site, trace: Trace): Letter {
  const say = messageWords(site.locale)
  const said = { heading: say.passwordHeading, text: say.passwordText, sms: say.passwordSms(site.name) }
  return notice(site, trace, said)
}

type ContactChanged = { account: string; undo: { url: string; until: number } }

export function contactLetter(site: Site, trace: Trace, { account, undo }: ContactChanged): Letter {
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

export function closingLetter(site: Site, trace: Trace, erasedAt: number): Letter {
  const say = messageWords(site.locale)
  const day = formatDayInZone(erasedAt, site.locale, trace.zone)
  return notice(site, trace, {
    heading: say.closingHeading,
    text: say.closingText(day),
    sms: say.closingSms(site.name, day),
  })
}

export function openedLetter(site: Site, trace: Trace): Letter {
  const say = messageWords(site.locale)
  const said = { heading: say.openedHeading, text: say.openedText, sms: say.openedSms(site.name) }
  return notice(site, trace, said)
}
