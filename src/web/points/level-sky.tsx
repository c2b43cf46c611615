import type { PointsPage } from '#contract/points.ts'
import { levelNights } from '#domain/loyalty/levels.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { pointsWords } from '#words/loyalty/points.ts'
import { useRequest } from '../page/use-page.ts'
import { lineThrough, spotOf, starAt, starSpots } from './level-path.ts'
import sky from './night-sky.svg?url'

const starSizes = [11, 14, 14, 17]

/** The balance under a night sky, and the way to the levels as a constellation. */
export function LevelSky({ data }: { data: PointsPage }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const count = (n: number) => formatCount(n, locale)
  return (
    <section className="level-sky" aria-label={say.summary}>
      <img className="level-sky-ground" src={sky} width={976} height={320} alt="" />
      <div className="level-balance">
        <small>{say.balance}</small>
        <p className="level-figure">{count(data.balance)}</p>
        <p>
          {data.balance < 0 ? say.owed(count(0 - data.balance)) : say.worth(formatMoney(data.worth, locale))}
        </p>
        <p className="level-soon">{arrivingText(data, locale)}</p>
      </div>
      <LevelPath data={data} />
    </section>
  )
}

function arrivingText({ pending, arriving }: PointsPage, locale: 'en' | 'zh'): string {
  const say = pointsWords(locale)
  const [first] = arriving
  if (!first) return say.nothingArriving
  const date = formatDate(first.on, locale)
  const points = formatCount(pending, locale)
  return arriving.length === 1
    ? say.arriving(points, date, first.hotel)
    : say.arrivingInAll(points, arriving.length, date)
}

/** Levels that were reached are lit; the guest is a lamp on the line, and what is ahead is hollow. */
function LevelPath({ data: { level, nights, next, level_until } }: { data: PointsPage }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const here = spotOf(nights)
  const name = say.level(level)
  const nextName = next && say.level(next.level)
  const told = [
    say.path(name, nights),
    ...(next && nextName ? [say.pathNext(nextName, next.nights, levelNights[next.level]!)] : []),
  ]
  const isOnStar = starSpots.some(({ x }) => x === here.x)
  return (
    <div className="level-path">
      <svg viewBox="0 0 520 216" role="img" aria-label={told.join(locale === 'zh' ? '' : ' ')}>
        <defs>
          <radialGradient id="lamp-halo">
            <stop offset="0" />
            <stop offset=".3" />
            <stop offset="1" />
          </radialGradient>
        </defs>
        <path className="level-way" d={lineThrough(starSpots)} />
        <path className="level-done" d={lineThrough([...starSpots.slice(0, level + 1), here])} />
        <circle className="level-halo" cx={here.x} cy={here.y} r="46" />
        {starSpots.map((spot, at) => (
          <path
            key={spot.x}
            className={at <= level ? 'level-lit' : 'level-far'}
            d={starAt(spot, starSizes[at]!)}
          />
        ))}
        {!isOnStar && <circle className="level-here" cx={here.x} cy={here.y} r="6" />}
        {starSpots.map(({ x, y }, at) => (
          <text key={x} x={x} y={y + (at === 3 ? 36 : 32)}>
            {say.level(at)}
            {at > 0 && (
              <tspan className="level-dim" x={x} dy="1.3em">
                {say.nights(levelNights[at]!)}
              </tspan>
            )}
          </text>
        ))}
        <text className="level-you" x={here.x} y={here.y - 30}>
          {say.you(nights)}
        </text>
      </svg>
      <p>
        {level_until && `${say.levelUntil(name, formatDate(level_until, locale))} `}
        {next && nextName ? (
          <>
            <b>{say.missing(next.nights)}</b>
            {say.reach(nextName)}
          </>
        ) : (
          say.top
        )}
      </p>
    </div>
  )
}
