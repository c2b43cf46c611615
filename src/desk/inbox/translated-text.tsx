import type { Locale } from '#domain/text/locale.ts'
import { GlobeIcon } from '#ui/icons/icons.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useTranslation } from './use-translation.ts'

type Props = { text: string; lang: Locale; canTranslate: boolean; className?: string }

/** A text of a guest, and below it the translation into the reader's language. */
export function TranslatedText({ text, lang, canTranslate, className }: Props) {
  const locale = useLocale()
  const isForeign = canTranslate && lang !== locale
  const made = useTranslation(text, isForeign ? locale : null)
  return (
    <>
      <p
        className={className ? `written ${className}` : 'written'}
        lang={lang === 'zh' ? 'zh-CN' : lang}
        dir="auto"
      >
        {text}
      </p>
      {isForeign && made.of === text && made.text && (
        <p className="tr-line" dir="auto">
          <GlobeIcon />
          <span className="sr">{inboxWords(locale).translation}</span>
          {made.text}
        </p>
      )}
    </>
  )
}
