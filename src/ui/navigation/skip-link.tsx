import { useUiWords } from '../language.ts'

/** First in the page: leads the keyboard past the header to the element named `to`. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className="button button-outlined skip" href={`#${to}`}>
      {useUiWords().skip}
    </a>
  )
}
