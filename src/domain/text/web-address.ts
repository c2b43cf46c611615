// Top-level domains common in advertising. A dot alone is not a web address: "J.R." and "St.Gallen" are
// names.
const endings = new Set(
  'com net org info biz cn hk tw jp ru io co me tv cc tk top xyz vip shop site online store link click club live app dev ly gl uk eu de fr nl pl ch cz icu cyou buzz sbs cfd lol cloud example'.split(
    ' ',
  ),
)

/** Shown as nothing, so a browser or a reader of mails still recognises the address around them. */
const unseen = /\p{Cf}|\u034f/gu

// With other letters before the dot only common endings count: Chinese text has Latin words after a full stop.
const foreignName = /\p{L}\.(?:com|net|org|cn|xyz)(?![a-z0-9-])/u

// A path makes an address of two letters after a dot.
const withPath = /[\p{L}\p{N}]\.[a-z]{2}(?::\d{1,5})?\/[\p{L}\p{N}]/u

/** Whether a text contains a web address, with or without a scheme, or an e-mail address. */
export function holdsWebAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/(?<=[a-z0-9])。/g, '.')
  if (/:\/\/\S|\/\/[a-z0-9]|\bwww\./.test(plain) || withPath.test(plain) || foreignName.test(plain))
    return true
  return plain.split(/[^a-z0-9.-]/).some((word) => {
    const labels = word.split('.')
    return labels.some((label, at) => at > 0 && endings.has(label) && labels[at - 1]!.length > 1)
  })
}

/** Line breaks and other control characters, which a name cannot contain. */
export const holdsLineBreak = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text)
