import type { SavedList } from '#contract/saved.ts'
import { HeartIcon, PlusIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { favouritesUrl } from './list-search.ts'

type Props = { lists: readonly SavedList[]; current: string | null; onNew: () => void }

/** On a phone the covers scroll sideways, and the open one may stand beyond the edge. */
function bringIntoView(cover: HTMLAnchorElement | null) {
  const row = cover?.closest('ul')
  if (!cover || !row) return
  const { left, right } = cover.getBoundingClientRect()
  if (right > row.clientWidth || left < 0) row.scrollLeft += left - (row.clientWidth - cover.offsetWidth) / 2
}

/** All lists as small covers; the open one has a ring. */
export function ListCovers({ lists, current, onNew }: Props) {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  const follow = useFollow()
  return (
    <nav aria-label={say.lists}>
      <ul className="list-covers">
        {lists.map((list) => (
          <li key={list.id}>
            <a
              className="list-cover"
              href={favouritesUrl({ list: list.id }, locale)}
              aria-current={list.id === current ? 'true' : undefined}
              onClick={follow}
              ref={list.id === current ? bringIntoView : null}
            >
              <span className="list-collage" data-pictures={list.images.length}>
                {list.images.length === 0 && <HeartIcon />}
                {list.images.map((picture) => (
                  <HotelPicture key={picture.id} picture={{ ...picture, alt: '' }} use="card" sizes="200px" />
                ))}
              </span>
              <b>{list.name}</b>
              <small>
                {say.hotels(list.hotels)} ·{' '}
                {list.s_d && list.e_d ? say.listDates(list.s_d, list.e_d) : say.noDates}
              </small>
              {list.fallen > 0 && <small className="list-fallen">{say.fallen(list.fallen)}</small>}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="list-cover list-new" onClick={onNew}>
            <span className="list-collage">
              <PlusIcon />
            </span>
            <b>{say.newList}</b>
            <small>{say.newListText}</small>
          </button>
        </li>
      </ul>
    </nav>
  )
}
