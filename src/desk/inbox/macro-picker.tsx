import { useState } from 'react'
import { listMacros } from '#contract/desk/inbox-endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { macroWords } from '#words/desk/macros.ts'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { MacrosDialog } from './macros-dialog.tsx'

/** Parts of a text; those in braces are fields. */
const partsOf = (text: string) => text.split(/(\{[^{}\n]{0,40}\})/).filter(Boolean)

/** A prepared answer with its fields marked. */
export function MacroText({ text, lang }: { text: string; lang: Locale }) {
  return (
    <span lang={lang === 'zh' ? 'zh-CN' : lang}>
      {partsOf(text).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: Parts of one text never move.
        part.startsWith('{') ? <mark key={at}>{part}</mark> : part,
      )}
    </span>
  )
}

type Props = { lang: Locale; onPick: (text: string) => void }

/** Prepared answers side by side in both languages; choosing one inserts the guest's language. */
export function MacroPicker({ lang, onPick }: Props) {
  const locale = useLocale()
  const say = macroWords(locale)
  const macros = useLoad(listMacros, {})
  const whyNot = useWhyNot('inbox.answer')
  const [typed, setTyped] = useState('')
  const [isEditing, setEditing] = useState(false)
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const list = (macros.data?.list ?? []).filter((macro) =>
    words.every((word) => Object.values(macro).join(' ').toLowerCase().includes(word)),
  )
  return (
    <div className="macros">
      <header>
        <label className="input">
          <span className="sr">{say.find}</span>
          <input value={typed} onChange={(event) => setTyped(event.target.value)} placeholder={say.find} />
        </label>
        <span className="faint no-phone">{say.inGuestLanguage}</span>
        <span className="grow" />
        {!whyNot && (
          <button type="button" className="btn btn-s" onClick={() => setEditing(true)}>
            {say.manage}
          </button>
        )}
      </header>
      {macros.data && list.length === 0 && <p className="hint">{say.none}</p>}
      <ul aria-label={say.title}>
        {list.map((macro) => (
          <li key={macro.id}>
            <button type="button" onClick={() => onPick(lang === 'zh' ? macro.body_zh : macro.body_en)}>
              <b>{locale === 'zh' ? macro.name_zh : macro.name_en}</b>
              <MacroText text={macro.body_en} lang="en" />
              <MacroText text={macro.body_zh} lang="zh" />
            </button>
          </li>
        ))}
      </ul>
      {isEditing && (
        <MacrosDialog
          list={macros.data?.list ?? []}
          onClose={() => setEditing(false)}
          onChanged={macros.set}
        />
      )}
    </div>
  )
}
