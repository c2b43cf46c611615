import { type RefObject, useState } from 'react'
import type { InboxEntry } from '#contract/desk/inbox.ts'
import { fillMacro, type MacroFacts } from '#domain/inbox/macro.ts'
import type { Locale } from '#domain/text/locale.ts'
import { GlobeIcon, ListIcon } from '#ui/icons/icons.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { macroWords } from '#words/desk/macros.ts'
import { TextArea } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { MacroPicker } from './macro-picker.tsx'
import type { Draft } from './use-draft.ts'

type Props = {
  draft: Draft
  label: string
  hint?: string
  lang: Locale
  facts: InboxEntry['facts']
  canTranslate: boolean
  rows?: number
  maxLength?: number
  box?: RefObject<HTMLDivElement | null>
}

/** A text for a guest with prepared answers and a preview in the guest's language. */
export function AnswerField({
  draft,
  label,
  hint,
  lang,
  facts,
  canTranslate,
  rows = 4,
  maxLength = 4000,
  box,
}: Props) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  const language = lang === 'zh' ? inboxWords(locale).chinese : inboxWords(locale).english
  const [isPicking, setPicking] = useState(false)
  const insert = (text: string) => {
    const filled = fillMacro(text, facts as MacroFacts).text
    draft.setWritten(draft.written.trim() === '' ? filled : `${draft.written.trimEnd()}\n${filled}`)
    setPicking(false)
  }
  return (
    <div className="answer-field" ref={box}>
      <TextArea
        label={label}
        hint={hint}
        problem={draft.missing.length > 0 ? macroWords(locale).unfilled(draft.missing) : undefined}
        value={draft.written}
        onChange={draft.setWritten}
        rows={rows}
        maxLength={maxLength}
      />
      <div className="answer-tools">
        <button
          type="button"
          className="btn btn-s"
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          <ListIcon />
          {say.answersHere}
        </button>
        <span className="grow" />
        {canTranslate ? (
          <fieldset className="seg" aria-label={say.preview(language)}>
            <button
              type="button"
              aria-pressed={!draft.isTranslated}
              onClick={() => draft.setTranslated(false)}
            >
              {say.asWritten}
            </button>
            <button type="button" aria-pressed={draft.isTranslated} onClick={() => draft.setTranslated(true)}>
              {lang === 'zh' ? say.toChinese : say.toEnglish}
            </button>
          </fieldset>
        ) : (
          <small className="faint">{say.noEngine}</small>
        )}
      </div>
      {isPicking && <MacroPicker lang={lang} onPick={insert} />}
      {draft.isTranslated && draft.written.trim() !== '' && (
        <div className="preview" aria-live="polite">
          <small>
            <GlobeIcon /> {say.preview(language)}
          </small>
          {draft.isFailed ? (
            <p className="bad">{say.previewFailed}</p>
          ) : draft.preview === null ? (
            <p className="faint">{say.previewWaits}</p>
          ) : (
            <p className="written" lang={lang === 'zh' ? 'zh-CN' : lang}>
              {draft.preview}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
