import { useEffect, useState } from 'react'
import { placeholdersIn } from '#domain/inbox/macro.ts'
import type { Locale } from '#domain/text/locale.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { useTranslation } from './use-translation.ts'

/** Whether a text is probably Chinese. */
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** A text for a guest: written by a member, sent as written or as a translation into the guest's language. */
export function useDraft({ id, lang, canTranslate }: { id: string; lang: Locale; canTranslate: boolean }) {
  const [written, setWritten] = useState(() => readDraft(id))
  const [wish, setWish] = useState<boolean | null>(null)
  useEffect(() => keepDraft(id, written), [id, written])
  const isOther = written.trim() !== '' && isChinese(written) !== (lang === 'zh')
  const isTranslated = canTranslate && (wish ?? isOther)
  const made = useTranslation(written, isTranslated ? lang : null)
  const preview = made.of === written ? made.text : null
  return {
    written,
    setWritten,
    isTranslated,
    setTranslated: setWish,
    preview,
    isFailed: isTranslated && made.of === written && made.isFailed,
    missing: placeholdersIn(written),
    /** Null while the translation that would be sent is not shown yet. */
    ready: isTranslated
      ? preview === null
        ? null
        : { text: preview, original: written }
      : { text: written.trim(), original: undefined },
    clear: () => {
      setWritten('')
      setWish(null)
    },
  }
}
export type Draft = ReturnType<typeof useDraft>
