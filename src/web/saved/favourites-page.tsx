import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { changeSavedList, listSaved } from '#contract/endpoints.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { favouriteWords } from '#words/saved/favourites.ts'
import { pageNames } from '#words/site/page-names.ts'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { FavouriteCard } from './favourite-card.tsx'
import { ListCovers } from './list-covers.tsx'
import { ListHead } from './list-head.tsx'
import { favouritesUrl, type ListSearch } from './list-search.ts'
import { NameDialog } from './name-dialog.tsx'
import './favourites.css'

const pageSize = 20

/** A guest's favourites: all lists at a glance, one of them open with live prices. */
export function FavouritesPage({ search }: { search: ListSearch }) {
  const { locale, currency } = useRequest()
  const say = favouriteWords(locale)
  const { history } = useRouter()
  const signedCall = useSignedCall()
  const [isNaming, setIsNaming] = useState(false)
  const { list, page = 1 } = search
  const { data, state, isMissing, again, refresh } = usePersonal(listSaved, {
    ...(list ? { list } : {}),
    page,
    page_size: pageSize,
    currency,
  })
  const current = data?.lists.find(({ id }) => id === data.current)
  const hotels = data?.lists.reduce((sum, one) => sum + one.hotels, 0) ?? 0
  const make = async (title: string) => {
    const answer = await signedCall(changeSavedList, { title, currency }).catch(() => null)
    if (!answer || !succeeded(answer)) return answer?.msg ?? null
    setIsNaming(false)
    history.push(favouritesUrl({ list: answer.data.list! }, locale))
    refresh()
    return null
  }
  return (
    <>
      <h1>{pageNames(locale)['center-collect']}</h1>
      {data && data.lists.length > 0 && (
        <p className="centre-lead">{say.counted(hotels, data.lists.length)}</p>
      )}
      {state === 'failed' && !isMissing && <LoadFailed onRetry={again} />}
      {(isMissing || (page > 1 && data?.list.length === 0)) && (
        <EmptyState
          title={say.nothingHere}
          action={
            <Link to="/center/collect" className={buttonClass()}>
              {say.toFavourites}
            </Link>
          }
        >
          {say.nothingHereText}
        </EmptyState>
      )}
      {state === 'waiting' && <Skeleton className="favourites-waiting" />}
      {data?.lists.length === 0 && (
        <EmptyState
          title={say.empty}
          action={
            <Link to="/" className={buttonClass()}>
              {say.findHotel}
            </Link>
          }
        >
          {say.emptyText}
        </EmptyState>
      )}
      {data && data.lists.length > 0 && (
        <ListCovers lists={data.lists} current={data.current} onNew={() => setIsNaming(true)} />
      )}
      {data && current && (
        <section className="favourite-list" aria-label={current.name} key={current.id}>
          <ListHead list={current} page={data} onChange={refresh} />
          {data.total === 0 && page === 1 && (
            <EmptyState title={say.emptyList} drawing={null}>
              {say.emptyListText}
            </EmptyState>
          )}
          <ul className="favourites">
            {data.list.map((hotel) => (
              <li key={hotel.id}>
                <FavouriteCard hotel={hotel} list={current} lists={data.lists} onChange={refresh} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(data.total / pageSize)}
            total={data.total}
            totalText={say.hotels(data.total)}
            hrefFor={(to) => favouritesUrl({ list: current.id, page: to }, locale)}
          />
        </section>
      )}
      <NameDialog
        open={isNaming}
        title={say.newListTitle}
        action={say.create}
        onClose={() => setIsNaming(false)}
        onName={make}
      />
    </>
  )
}
