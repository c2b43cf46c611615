/** Why a text is moderated before publication. */
export type ModerationCause = 'unknown_author' | 'link' | 'contact' | 'hidden_characters' | 'repetition'

const link =
  /\bhttps?:|\bwww\.|[a-z0-9]\.(?:com|net|org|info|biz|io|co|cn|ru|top|xyz|shop|site|online|link)\b/i
const mail = /[^\s@]@[^\s@]/
/** Characters that are not typed by hand: controls, and invisible or direction marks. */
const hidden = /(?![\n\r\t\u200c\u200d])[\p{Cc}\p{Cf}]/u
const longestWord = 80
const mostAlike = 9
/** The length of a telephone number or of an account elsewhere. */
const mostDigits = 7

type Written = { readonly text: string; readonly isKnownGuest: boolean }

/**
 * Whether a question or an answer is moderated before publication. Null if its author has stayed with us and
 * the text shows no sign of advertising or abuse.
 */
export function whyModerate({ text, isKnownGuest }: Written): ModerationCause | null {
  if (!isKnownGuest) return 'unknown_author'
  if (hidden.test(text)) return 'hidden_characters'
  if (link.test(text)) return 'link'
  if (mail.test(text) || hasLongNumber(text)) return 'contact'
  return hasLongWord(text) || hasRepetition(text) ? 'repetition' : null
}

export type ModerationFinding = { readonly cause: ModerationCause; readonly match: string }

const separated = /\d(?:[ ().-]{0,2}\d)*/g

/** Every rule that a text breaks, with the first passage that breaks it. */
export function moderationFindings(text: string): ModerationFinding[] {
  const found = (cause: ModerationCause, match: string | undefined) =>
    match === undefined ? [] : [{ cause, match: match.slice(0, 60) }]
  const hiddenCharacter = hidden.exec(text)?.[0]
  const number = [...text.matchAll(separated)].map(([run]) => run).find(hasLongNumber)
  return [
    ...found(
      'link',
      text.split(/\s+/).find((word) => link.test(word) && !mail.test(word)),
    ),
    ...found('contact', text.split(/\s+/).find((word) => mail.test(word)) ?? number),
    ...found(
      'hidden_characters',
      hiddenCharacter && `U+${hiddenCharacter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    ),
    ...found(
      'repetition',
      text.split(/\s+/).find((word) => hasLongWord(word) || hasRepetition(word)) ??
        (hasRepetition(text) ? text.trim() : undefined),
    ),
  ]
}

/** Regardless of separators between digits. */
const hasLongNumber = (text: string) =>
  text
    .replace(/(?<=\d)[ ().-]{1,2}(?=\d)/g, '')
    .split(/\D+/)
    .some((digits) => digits.length >= mostDigits)

const hasLongWord = (text: string) =>
  text
    .split(/[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u)
    .some(({ length }) => length > longestWord)

function hasRepetition(text: string): boolean {
  let alike = 0
  let before = ''
  for (const letter of text) {
    alike = letter === before ? alike + 1 : 1
    if (alike > mostAlike) return true
    before = letter
  }
  return false
}

/** Direction marks and invisible controls, except line breaks and tabs. */
const unseen = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** User text made safe to display: nothing in it hides or reorders the surrounding text. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseen, '')
