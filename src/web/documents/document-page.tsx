import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { RenderedText } from '#ui/hidden-text.tsx'
import { InfoIcon, LinkIcon } from '#ui/icons/icons.ts'
import { documentWords } from '#words/site/documents.ts'
import { useRequest } from '../page/use-page.ts'
import { ContentsBar, DocumentContents } from './document-contents.tsx'
import type { ShownDocument } from './load-document.ts'
import { useReading } from './use-reading.ts'

type Props = { document: ShownDocument; locale: Locale }

/** A document with its contents; the summary in the margin is not binding. */
export function DocumentPage({ document, locale }: Props) {
  const say = documentWords(locale)
  const { sections, title, changed } = document
  const at = useReading(sections.map(({ id }) => id))
  return (
    <div className="document">
      <ContentsBar sections={sections} at={at} locale={locale} />
      <div className="wrap doc">
        <DocumentContents sections={sections} at={at} locale={locale} />
        <main id="main">
          <header>
            <h1>{title}</h1>
            <DocumentFacts document={document} locale={locale} />
            {changed && (
              <p className="doc-changed">
                <InfoIcon />
                <span>
                  {say.changed} {changed}
                </span>
              </p>
            )}
          </header>
          {sections.map(({ id, title, short, html }, place) => (
            <section key={id} id={id} className="doc-section">
              <h2>
                <a className="doc-link" href={`#${id}`} aria-label={say.linkTo(title)}>
                  <LinkIcon />
                </a>
                <span className="doc-number">{place + 1}</span>
                {title}
              </h2>
              {short && (
                <p className="doc-short">
                  <b>{say.inShort}</b>
                  {short}
                </p>
              )}
              <RenderedText className="doc-body" html={html} />
            </section>
          ))}
        </main>
      </div>
    </div>
  )
}

/** Which version, since when, and how long it takes; on paper also from where. */
export function DocumentFacts({ document: { name, version, date, minutes }, locale }: Props) {
  const say = documentWords(locale)
  const { origin } = useRequest()
  return (
    <p className="doc-facts">
      <span>{say.version(version)}</span>
      <span>{say.inForce(date)}</span>
      <span className="reading-time">{say.minutes(minutes)}</span>
      {/* Keeps the URL that the server rendered: the canonical origin, whichever host name the visitor used. */}
      <span className="on-paper" translate="no" suppressHydrationWarning>
        {origin + joinLocale(`/docs/${name}`, locale)}
      </span>
    </p>
  )
}
