import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ChatIcon, SearchIcon } from '#ui/icons/icons.ts'
import { documentWords } from '#words/site/documents.ts'
import { StructuredData } from '../page/inline-script.tsx'
import { DocumentFacts } from './document-page.tsx'
import { FaqAnswer } from './faq-answer.tsx'
import { faqId, type ShownDocument } from './load-document.ts'
import { countAnswers, searchAnswers } from './search-answers.ts'

type Props = {
  document: ShownDocument
  /** The search text of the URL. */
  asked: string
  supportHours: string
  locale: Locale
  /** Further content below the answers. */
  children?: ReactNode
}

/** Answers by topic, searched as one types; without script the form asks the server. */
export function FaqPage({ document, asked, supportHours, locale, children }: Props) {
  const say = documentWords(locale)
  const router = useRouter()
  const [typed, setTyped] = useState(asked)
  const q = typed.trim()
  const sections = searchAnswers(document.sections, q)
  const count = countAnswers(sections)
  const path = joinLocale('/docs/faq', locale)
  useOpenedAnswer()
  const keepInAddress = (event: FormEvent) => {
    event.preventDefault()
    router.history.replace(q ? `${path}?q=${encodeURIComponent(q)}` : path)
  }
  return (
    <main id="main" className="wrap faq">
      <StructuredData id={path + faqId} />
      <header>
        <h1>{document.title}</h1>
        <DocumentFacts document={document} locale={locale} />
        <search>
          <form action={path} onSubmit={keepInAddress}>
            <label className="input faq-search">
              <SearchIcon />
              <span className="sr-only">{say.search}</span>
              <input
                name="q"
                type="search"
                value={typed}
                maxLength={80}
                placeholder={say.search}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
              <button type="submit" className={buttonClass({ kind: 'quiet' })}>
                {say.find}
              </button>
            </label>
          </form>
        </search>
        <p className="faq-found" role="status">
          {q && (count > 0 ? say.found(count, q) : say.nothing(q))}
        </p>
      </header>
      <div className="faq-grid">
        <nav className="toc" aria-label={say.topics}>
          <ol>
            {sections.map(({ id, title, answers }) => (
              <li key={id} className={answers.length === 0 ? 'zero' : undefined}>
                <a href={`#${id}`}>
                  {title}
                  <span className="toc-number">{answers.length}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {count === 0 && <EmptyState title={say.nothing(q)}>{say.nothingHint}</EmptyState>}
          {sections
            .filter(({ answers }) => answers.length > 0)
            .map(({ id, title, answers }) => (
              <section key={id} id={id} className="faq-topic">
                <h2>{title}</h2>
                {answers.map((answer) => (
                  <FaqAnswer key={answer.id} answer={answer} date={document.date} q={q} locale={locale} />
                ))}
              </section>
            ))}
          {children}
          <div className="doc-note">
            <ChatIcon />
            <p>
              <b>{say.notHere}</b>
              {say.staffHours(supportHours)}
            </p>
            <a className={buttonClass()} href={joinLocale('/sockets', locale)}>
              {say.openSupport}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}

/** Unfolds the answer that the address names, also where the browser does not do so by itself. */
function useOpenedAnswer() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const folded = answer?.closest('details')
      if (!folded || folded.open) return
      folded.open = true
      folded.scrollIntoView({ block: 'start' })
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
