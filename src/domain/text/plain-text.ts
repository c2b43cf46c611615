/** Marks that turn the direction of what follows, and controls that nobody sees; line breaks and tabs are neither. */
const unseen = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What somebody wrote, as it can be read: nothing in it hides or turns round what stands beside it. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseen, '')
