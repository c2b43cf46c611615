/**
 * True when the text becomes the word, or a beginning of it, by one slip of the fingers:
 * a wrong letter, a missing one, one too many, or two in the wrong order.
 */
export function isNearMiss(text: string, word: string): boolean {
  let same = 0
  while (same < text.length && text[same] === word[same]) same++
  if (same === text.length) return true
  const wrong = word.startsWith(text.slice(same + 1), same + 1) && same < word.length
  const missing = word.startsWith(text.slice(same), same + 1)
  const extra = word.startsWith(text.slice(same + 1), same)
  const swapped =
    text[same] === word[same + 1] &&
    text[same + 1] === word[same] &&
    word.startsWith(text.slice(same + 2), same + 2)
  return wrong || missing || extra || swapped
}
