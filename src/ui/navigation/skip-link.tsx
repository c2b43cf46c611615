import { useUiWords } from '../language.ts'

/** Leads the keyboard to the element named `to`; the first of a page leads past its header. */
export function SkipLink({ to = 'main', label }: { to?: string; label?: string }) {
  const say = useUiWords()
  return (
    <a className="button button-outlined skip" href={`#${to}`}>
      {label ?? say.skip}
    </a>
  )
}
