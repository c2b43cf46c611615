import type { DocumentAnswer } from '#contract/documents.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { RenderedText } from '#ui/hidden-text.tsx'
import { ChevronDownIcon, LinkIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { documentWords } from '#words/site/documents.ts'
import { useRequest } from '../page/use-page.ts'
import { markedHtml, markedParts } from './search-answers.ts'

type Props = { answer: DocumentAnswer; date: string; q: string; locale: Locale }

/** One question, folded. The link leads to what is inside, so that a browser unfolds it by itself. */
export function FaqAnswer({ answer: { id, question, html }, date, q, locale }: Props) {
  const say = documentWords(locale)
  const { origin } = useRequest()
  const asked = markedParts(question, q)
  // Found in the answer alone: nobody could see why without opening it.
  const isFoundInside = q !== '' && !asked.some(({ marked }) => marked)
  const copy = () => {
    const address = `${origin}${joinLocale('/docs/faq', locale)}#${id}`
    return navigator.clipboard.writeText(address).then(
      () => showToast({ kind: 'good', text: say.copied }),
      () => showToast({ kind: 'warn', text: say.notCopied(address), sticky: true }),
    )
  }
  return (
    <details className="faq-answer" open={isFoundInside}>
      <summary>
        <h3>
          {asked.map(({ text, marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no name but their place
            marked ? <mark key={at}>{text}</mark> : text,
          )}
        </h3>
        <ChevronDownIcon />
      </summary>
      <div id={id} className="faq-answer-text">
        <RenderedText className="doc-body" html={markedHtml(html, q)} />
        <p className="faq-deep">
          <Button kind="quiet" size="small" className="needs-js" onClick={copy}>
            <LinkIcon />
            {say.copyLink}
          </Button>
          <small>{say.updated(date)}</small>
        </p>
      </div>
    </details>
  )
}
