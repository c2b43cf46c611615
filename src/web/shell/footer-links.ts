import type { footerWords } from '#words/footer.ts'
import type { shellWords } from '#words/shell.ts'
import type { PlainRoute } from '../page/route-names.ts'

type Words = ReturnType<typeof footerWords> & ReturnType<typeof shellWords>
type Column = {
  title: 'stay' | 'help' | 'company'
  links: readonly { to: PlainRoute; words: keyof Words & string }[]
}

/** Documents, which open in a new tab, are those under `docs-`. */
export const isDocument = (to: PlainRoute) => to.startsWith('docs-')

export const columns: readonly Column[] = [
  {
    title: 'stay',
    links: [
      { to: 'article-sprite', words: 'inspiration' },
      { to: 'guarantee', words: 'guarantee' },
      { to: 'partner', words: 'partners' },
    ],
  },
  {
    title: 'help',
    links: [
      { to: 'docs-faq', words: 'faq' },
      { to: 'sockets', words: 'liveSupport' },
      { to: 'feedback', words: 'feedback' },
      { to: 'docs-privacy', words: 'privacy' },
      { to: 'docs-cookie', words: 'cookies' },
    ],
  },
  {
    title: 'company',
    links: [
      { to: 'docs-about', words: 'about' },
      { to: 'docs-terms', words: 'terms' },
      { to: 'docs-loyalty', words: 'loyalty' },
      { to: 'docs-agentstatement', words: 'agents' },
    ],
  },
]
