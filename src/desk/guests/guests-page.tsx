import { findGuests } from '#contract/desk/guest-endpoints.ts'
import { SearchIcon } from '#ui/icons/icons.ts'
import { guestWords } from '#words/desk/guests.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useRows } from '../parts/use-rows.ts'
import { leaveByKey, useTypedQuery } from '../parts/use-typed-query.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'

const shortest = 2

/** Finds guests; a list without a search is not shown, because every look is recorded. */
export function GuestsPage() {
  const locale = useLocale()
  const say = guestWords(locale)
  const { query } = usePlace()
  const q = query.get('q') ?? ''
  const { typed, setTyped } = useTypedQuery([])
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        <span className="grow" />
        <label className="input find-field">
          <SearchIcon />
          <span className="sr">{say.find}</span>
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={leaveByKey}
            placeholder={say.find}
          />
        </label>
      </header>
      {q.length < shortest ? (
        <div className="empty">
          <h2>{say.start}</h2>
          <p>{say.startHint}</p>
        </div>
      ) : (
        <Matches key={q} q={q} />
      )}
    </>
  )
}

function Matches({ q }: { q: string }) {
  const locale = useLocale()
  const say = guestWords(locale)
  const found = useLoad(findGuests, { q })
  const list = found.data?.list ?? []
  useRows(list, { keyOf: ({ id }) => id, open: ({ id }) => goTo(addressOf(`/guests/${id}`)) })
  return (
    <Shown of={found}>
      {({ is_more: isMore }) =>
        list.length === 0 ? (
          <div className="empty">
            <h2>{say.none}</h2>
            <p>{say.noneHint}</p>
          </div>
        ) : (
          <div className="guest-matches">
            <table className="tbl">
              <thead>
                <tr>
                  <th scope="col">{say.name}</th>
                  <th scope="col">{say.account}</th>
                  <th scope="col" className="no-phone">
                    {say.language}
                  </th>
                  <th scope="col" className="r">
                    {say.bookings}
                  </th>
                  <th scope="col" className="no-phone">
                    {say.since}
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.map((guest) => (
                  <tr key={guest.id} data-row={guest.id}>
                    <td>
                      <Link className="link" href={addressOf(`/guests/${guest.id}`)}>
                        {guest.name || say.noName}
                      </Link>
                    </td>
                    <td>{guest.account}</td>
                    <td className="no-phone">{guest.lang === 'zh' ? say.chinese : say.english}</td>
                    <td className="r num">{formatCount(guest.orders, locale)}</td>
                    <td className="no-phone">{formatDate(guest.created_at.slice(0, 10), locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {isMore && <p className="hint">{say.more}</p>}
          </div>
        )
      }
    </Shown>
  )
}
