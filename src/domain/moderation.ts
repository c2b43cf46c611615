/** Why a text is read by one of us before others read it. */
export type ModerationCause = 'unknown_author' | 'link' | 'contact' | 'hidden_characters' | 'repetition'

const link =
  /\bhttps?:|\bwww\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|io|co|cn|ru|top|xyz|shop|site|online|link)\b/i
const mail = /[^\s@]@[^\s@]{1,100}\.[a-z]{2}/i
/** Seven digits or more, however they are set apart: a number to call, or an account elsewhere. */
const number = /\d(?:[\s().-]{0,2}\d){6}/
/** Characters that nobody types by hand: controls, and marks that turn or hide what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/
const repeated = /(.)\1{9}/su
const longestWord = 80
const long = new RegExp(
  `[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${longestWord + 1}}`,
  'u',
)

type Written = { readonly text: string; readonly isKnownGuest: boolean }

/**
 * Whether a question or an answer is shown at once: only if its author has stayed with us before, and if it holds
 * nothing that advertisers and mischief need. Null: nothing speaks against it.
 */
export function whyModerate({ text, isKnownGuest }: Written): ModerationCause | null {
  if (!isKnownGuest) return 'unknown_author'
  if (hidden.test(text)) return 'hidden_characters'
  if (link.test(text)) return 'link'
  if (mail.test(text) || number.test(text)) return 'contact'
  return repeated.test(text) || long.test(text) ? 'repetition' : null
}
