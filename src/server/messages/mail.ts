import type { Locale } from '#domain/text/locale.ts'

/** A small text file as an attachment. */
export type Attachment = { readonly name: string; readonly type: string; readonly text: string }

/** The content of a message, independent of its channel. */
export type Mail = {
  readonly subject: string
  readonly heading: string
  /** “Hi Ada,”; absent, the outbox greets by the name of the recipient's account. Null: no greeting. */
  readonly greeting?: string | null
  readonly paragraphs: readonly string[]
  /** Shown prominently. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  /** A second, quieter button. */
  readonly secondButton?: Mail['button']
  /** Facts in two columns. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly small: readonly string[]
  /** How to unsubscribe: a page, and a URL for one-click unsubscription. */
  readonly unsubscribe?: { readonly label: string; readonly url: string; readonly oneClick: string }
  /** The same as schema.org JSON-LD: mail clients show it as a card. */
  readonly jsonld?: Readonly<Record<string, unknown>>
  readonly attachments?: readonly Attachment[]
  /** The same in one or two lines, for SMS. */
  readonly sms: string
}

/** The mail as plain text. */
export function mailText(
  { heading, greeting, paragraphs, code, button, secondButton, facts = [], small, unsubscribe }: Mail,
  { site, locale }: { site: string; locale: Locale },
) {
  const colon = locale === 'zh' ? '：' : ': '
  const blocks = [
    heading,
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(code ? [code] : []),
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}${colon}${value}`).join('\n')] : []),
    ...[button, secondButton].flatMap((one) => (one ? [`${one.label}${colon}${one.url}`] : [])),
    ...small,
    ...(unsubscribe ? [`${unsubscribe.label}${colon}${unsubscribe.url}`] : []),
    `-- \n${site}`,
  ]
  return blocks.join('\n\n')
}
