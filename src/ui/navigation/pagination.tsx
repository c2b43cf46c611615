import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import { useUiWords } from '../language.ts'
import { useFollow } from './follow-link.ts'
import { PageJumper } from './page-jumper.tsx'
import { pageWindow } from './page-window.ts'

export type PaginationLayout = 'prev, pager, next' | 'total, prev, pager, next, jumper'

type Props = {
  page: number
  pages: number
  /** The whole address of a page, language included. */
  hrefFor: (page: number) => string
  total: number
  /** The total with its unit: “164 stays”. */
  totalText?: string
  /** Absent: the long one, of which a phone hides total and jumper. */
  layout?: PaginationLayout
  /** The query parameter that holds the page. */
  param?: string
  label?: string
}

/** The pages of a list as links; without script the jumper is a form that asks for the same addresses. */
export function Pagination({ page, pages, hrefFor, total, totalText, layout, param = 'page', label }: Props) {
  const say = useUiWords()
  const follow = useFollow()
  const { history } = useRouter()
  if (pages < 2) return null

  const step = (to: number, name: string, arrow: ReactNode) =>
    to >= 1 && to <= pages ? (
      <a href={hrefFor(to)} onClick={follow} className="pager-link" aria-label={name}>
        {arrow}
      </a>
    ) : (
      <span className="pager-link" aria-hidden="true">
        {arrow}
      </span>
    )
  const parts: Record<string, ReactNode> = {
    total: <span className="pager-total">{totalText ?? say.total(total)}</span>,
    prev: step(page - 1, say.previous, <ChevronLeftIcon small />),
    pager: (
      <ul className="pager-pages">
        {pageWindow(page, pages).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <a
                href={hrefFor(item)}
                onClick={follow}
                className="pager-link"
                aria-label={say.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            ) : (
              <span className="pager-gap" aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ul>
    ),
    next: step(page + 1, say.next, <ChevronRightIcon small />),
    jumper: (
      <PageJumper {...{ page, pages, param, href: hrefFor(1) }} onJump={(to) => history.push(hrefFor(to))} />
    ),
  }
  const order = layout ?? 'total, prev, pager, next, jumper'
  return (
    <nav className={layout ? 'pager' : 'pager pager-by-width'} aria-label={label ?? say.pages}>
      {order.split(', ').map((part) => (
        <div key={part} className={`pager-${part}-part`}>
          {parts[part]}
        </div>
      ))}
    </nav>
  )
}
