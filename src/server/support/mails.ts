import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { formatInstantInZone } from '#words/format.ts'
import { supportMailWords } from '#words/support/support-mails.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { Mail } from '../messages/mail.ts'
import type { SupportContext } from './context.ts'
import type { MessageRow } from './store.ts'

type Site = Pick<SupportContext, 'origin' | 'siteName'>

const pageOf = ({ origin }: Site, locale: Locale) => origin() + joinLocale('/sockets', locale)

/** To staff: a conversation waits for a person. */
export function waitingMail(
  site: Site,
  { conversation, texts, from }: { conversation: Id; texts: readonly string[]; from: string | null },
): Mail {
  const say = supportMailWords('en')
  return {
    subject: `[C${conversation}] ${say.waiting}`,
    heading: say.waiting,
    paragraphs: texts.flatMap((text) => text.split(/\n+/)),
    facts: [
      [say.from, from ?? say.visitor],
      [say.answer, `${site.origin()}/desk/chat?id=${conversation}`],
    ],
    small: [],
    sms: say.waitingSms(site.siteName('en'), conversation),
  }
}

/** To a guest who is away: a reply waits. */
export function replyMail(
  site: Site,
  locale: Locale,
  { name, texts }: { name: string; texts: readonly string[] },
): Mail {
  const say = supportMailWords(locale)
  return {
    subject: say.replied(site.siteName(locale)),
    heading: say.repliedHeading(name),
    paragraphs: texts.flatMap((text) => text.split(/\n+/)),
    button: { label: say.goOn, url: pageOf(site, locale) },
    small: [],
    sms: say.repliedSms(site.siteName(locale)),
  }
}

type Spoken = { messages: readonly MessageRow[]; zone: string; now: number }

/** The transcript of the whole conversation. */
export function transcriptMail(site: Site, locale: Locale, { messages, zone, now }: Spoken): Mail {
  const say = supportMailWords(locale)
  const who = ({ by, name }: MessageRow) =>
    by === 'guest' ? say.you : by === 'staff' ? (name ?? say.staff) : say.automatic
  return {
    subject: say.transcript(site.siteName(locale)),
    heading: say.transcriptHeading(formatInstantInZone(now, locale, zone)),
    paragraphs: messages.map((message) =>
      [
        `${formatInstantInZone(message.at.getTime(), locale, zone)} · ${who(message)}`,
        message.text,
        ...(message.file ? [site.origin() + uploadAddress(message.file)] : []),
      ].join('\n'),
    ),
    button: { label: say.goOn, url: pageOf(site, locale) },
    small: [],
    sms: say.transcript(site.siteName(locale)),
  }
}
