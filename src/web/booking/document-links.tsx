import { joinLocale } from '#domain/text/locale-path.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'

/** The terms and the privacy notice, beside the form and not in its place. */
export function DocumentLinks() {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  return (
    <>
      <a className="link" target="_blank" rel="noopener" href={joinLocale('/docs/terms', locale)}>
        {say.terms}
      </a>
      {say.and}
      <a className="link" target="_blank" rel="noopener" href={joinLocale('/docs/privacy', locale)}>
        {say.privacy}
      </a>
      {say.termsAfter}
    </>
  )
}
