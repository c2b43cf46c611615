import { showToday } from '#contract/desk/endpoints.ts'
import { todayWords } from '#words/desk/today.ts'
import { formatDate } from '#words/format.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'
import { Figures } from './figures.tsx'
import { Needs } from './needs.tsx'
import { Side } from './side.tsx'

const every = 60_000

export function TodayPage() {
  const locale = useLocale()
  const say = todayWords(locale)
  const today = useLoad(showToday, {}, { every, isLive: true })
  const now = useNow()
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        <span className="sub no-phone">
          {formatDate(now.slice(0, 10), locale, 'spoken')}
          {locale === 'zh' ? ' ' : ', '}
          {now.slice(11, 16)}
        </span>
        <span className="grow" />
        <span className={today.failure ? 'live off' : 'live'} role="status">
          {today.failure ? say.offline : say.live}
        </span>
      </header>
      <Shown of={today}>
        {(data) => (
          <>
            <Figures data={data} />
            <div className="today">
              <Needs data={data} onChanged={today.set} />
              <Side data={data} />
            </div>
          </>
        )}
      </Shown>
    </>
  )
}
