import { useRef } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { ChevronDownIcon, PrintIcon } from '#ui/icons/icons.ts'
import { documentWords } from '#words/site/documents.ts'

type Props = { sections: readonly { id: string; title: string }[]; at: number; locale: Locale }

const stateOf = (place: number, at: number) => (place < at ? 'past' : place === at ? 'on' : undefined)

function Entries({ sections, at }: Omit<Props, 'locale'>) {
  return (
    <ol>
      {sections.map(({ id, title }, place) => (
        <li key={id} className={stateOf(place, at)}>
          <a href={`#${id}`} aria-current={place === at ? 'location' : undefined}>
            <span className="toc-number">{place + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The contents beside a text: what was read is a line, a dot is where one is. */
export function DocumentContents({ sections, at, locale }: Props) {
  const say = documentWords(locale)
  return (
    <nav className="toc" aria-label={say.contents}>
      <p>{say.contents}</p>
      <Entries sections={sections} at={at} />
      <PrintButton locale={locale} />
    </nav>
  )
}

/** The same where there is no room beside the text: a bar that stays in view. */
export function ContentsBar({ sections, at, locale }: Props) {
  const say = documentWords(locale)
  const bar = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (bar.current) bar.current.open = false
  }
  return (
    <details ref={bar} className="doc-bar">
      <summary aria-label={`${say.contents}: ${sections[at]?.title}`}>
        <b>{say.place(at + 1, sections.length)}</b>
        <span>{sections[at]?.title}</span>
        <ChevronDownIcon />
        <i style={{ width: `${((at + 1) / sections.length) * 100}%` }} />
      </summary>
      <nav aria-label={say.contents} onClickCapture={close}>
        <Entries sections={sections} at={at} />
      </nav>
    </details>
  )
}

function PrintButton({ locale }: { locale: Locale }) {
  return (
    <Button kind="quiet" size="small" className="needs-js" onClick={() => print()}>
      <PrintIcon />
      {documentWords(locale).print}
    </Button>
  )
}
