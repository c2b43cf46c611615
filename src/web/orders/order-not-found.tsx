import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { orderPageWords } from '#words/booking/order-page.ts'
import { errorWords } from '#words/errors/errors.ts'
import { shellWords } from '#words/site/shell.ts'
import { useRequest } from '../page/use-page.ts'

export function OrderNotFound() {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  // The order is loaded after hydration, so the route could not set this title.
  useEffect(() => {
    document.title = shellWords(locale).title(errorWords(locale).title)
  }, [locale])
  return (
    <>
      <h1 className="sr-only">{say.missing}</h1>
      <EmptyState
        title={say.missing}
        action={
          <Link to="/center/order" className={buttonClass()}>
            {say.toOrders}
          </Link>
        }
      >
        {say.missingText}
      </EmptyState>
    </>
  )
}
