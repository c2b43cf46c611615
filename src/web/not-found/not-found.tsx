import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { buttonClass } from '#ui/class-names.ts'
import { errorWords } from '#words/errors/errors.ts'
import hero from '../pictures/hero.svg?url'
import { CityList } from './city-list.tsx'
import type { Lost } from './page-not-found.ts'

const isLost = (data: unknown): data is Lost => typeof data === 'object' && data !== null && 'cities' in data

export function NotFound({ data }: { data?: unknown }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const say = errorWords(locale)
  const lost: Lost = isLost(data) ? data : { kind: 'unmatched', cities: [] }
  return (
    <main id="main" className="lost-page">
      <section className="night lost">
        <img src={hero} width={1600} height={760} alt="" />
        <div className="wrap">
          <div className="lost-say">
            <h1>404</h1>
            <p>{say.notFoundMessage}</p>
            <Link to="/" className={buttonClass({ kind: 'filled' })}>
              {say.homePage}
            </Link>
            <small data-lost={lost.kind}>
              {lost.kind === 'invalid' ? say.invalid(pathname) : say.unmatched(pathname)}
            </small>
          </div>
        </div>
      </section>
      <CityList cities={lost.cities} locale={locale} />
    </main>
  )
}
