// Top-level domains common in advertising. A dot alone is not a web address: "J.R." and "St.Gallen" are
// names.
const endings = new Set(
  'com net org info biz cn hk tw jp ru io co me tv cc tk top xyz vip shop site online store link click club live app dev ly gl example'.split(
    ' ',
  ),
)

/** Whether a text contains a web address, with or without a scheme, or an e-mail address. */
export function holdsWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.').toLowerCase()
  if (/\/\/[a-z0-9]/.test(plain) || /\bwww\./.test(plain)) return true
  return plain.split(/[^a-z0-9.-]/).some((word) => {
    const labels = word.split('.')
    return labels.some((label, at) => at > 0 && endings.has(label) && labels[at - 1]!.length > 1)
  })
}

/** Line breaks and other control characters, which a name cannot contain. */
export const holdsLineBreak = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text)
