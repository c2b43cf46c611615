/** Direction marks and invisible controls, except line breaks and tabs. */
const unseen = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** User text made safe to display: nothing in it hides or reorders the surrounding text. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseen, '')
