import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SearchIcon } from '#ui/icons/icons.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { translationWords } from '#words/site/translation.ts'
import { useRequest } from '../page/use-page.ts'
import { pickedLanguages } from './page-languages.ts'
import { chosenLanguage, stopTranslatingPages, translatePagesInto } from './page-translation.ts'
import './language-picker.css'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A hundred languages by their own names; found by those, by their English names and by their codes. */
export function LanguagePicker({ onClose }: { onClose: () => void }) {
  const { locale } = useRequest()
  const say = translationWords(locale)
  const [query, setQuery] = useState('')
  const chosen = chosenLanguage()
  const english = new Intl.DisplayNames([locale === 'zh' ? 'zh-CN' : 'en'], { type: 'language' })
  const found = Object.entries(pickedLanguages).filter(([code, name]) =>
    [code, name, english.of(code) ?? ''].some((text) => fold(text).includes(fold(query.trim()))),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={say.pageTitle}
      lead={say.pageText}
      shape="medium"
      {...(chosen ? { foot: <Button onClick={stopTranslatingPages}>{say.end}</Button> } : {})}
    >
      <div className="language-picker" translate="no">
        <TextInput
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          before={<SearchIcon />}
        />
        {found.length === 0 && <p role="status">{say.noLanguage}</p>}
        <ul>
          {found.map(([code, name]) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                dir="auto"
                aria-current={code === chosen || undefined}
                onClick={() => translatePagesInto(code)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
