import { listDeskPromotions, showDeskPromotion } from '#contract/desk/endpoints.ts'
import type { DeskPromotion, DeskPromotionList, DeskPromotionUse } from '#contract/desk/promotions.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { InfoIcon, PlusIcon } from '#ui/icons/icons.ts'
import { promotionWords } from '#words/desk/promotions.ts'
import { formatCount, formatDate, formatDayInZone, formatPercent } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { PromotionEditor } from './promotion-editor.tsx'

const newCode = 'new'
const addressOfCode = (code: string) => addressOf('/promotions', { code })

export function PromotionsPage() {
  const say = promotionWords(useLocale())
  const page = useLoad(listDeskPromotions, {}, { isLive: true })
  const whyNot = useWhyNot('promotions.change')
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        <span className="grow" />
        {!whyNot && (
          <Link className="btn" href={addressOfCode(newCode)}>
            <PlusIcon />
            {say.newCode}
          </Link>
        )}
      </header>
      <Shown of={page}>{(data) => <Promotions data={data} onChanged={page.reload} />}</Shown>
    </>
  )
}

function Promotions({ data, onChanged }: { data: DeskPromotionList; onChanged: () => void }) {
  const { query } = usePlace()
  const chosen = query.get('code') ?? data.list[0]?.code ?? newCode
  return (
    <div className={query.get('code') ? 'promotions has-chosen' : 'promotions'}>
      <div className="promotions-list">
        <List list={data.list} chosen={chosen} />
        {chosen !== newCode && <Use key={chosen} code={chosen} />}
      </div>
      <div className="promotions-editor">
        {chosen === newCode ? (
          <PromotionEditor key={newCode} promotion={null} now={Date.parse(data.now)} onSaved={onChanged} />
        ) : (
          <Chosen key={chosen} list={data} code={chosen} onSaved={onChanged} />
        )}
      </div>
    </div>
  )
}

function Chosen({ list, code, onSaved }: { list: DeskPromotionList; code: string; onSaved: () => void }) {
  const promotion = list.list.find((one) => one.code === code)
  const say = promotionWords(useLocale())
  if (!promotion) return <p className="empty">{say.none}</p>
  return <PromotionEditor promotion={promotion} now={Date.parse(list.now)} onSaved={onSaved} />
}

const looks = { running: 'ok', coming: 'held', over: 'off', used_up: 'off' } as const

function List({ list, chosen }: { list: readonly DeskPromotion[]; chosen: string }) {
  const locale = useLocale()
  const say = promotionWords(locale)
  const date = (instant: string) =>
    formatDayInZone(Date.parse(instant), locale, Intl.DateTimeFormat().resolvedOptions().timeZone)
  useRows(list, { keyOf: ({ code }) => code, open: ({ code }) => goTo(addressOfCode(code)) })
  if (list.length === 0)
    return (
      <div className="empty">
        <h2>{say.none}</h2>
        <p>{say.noneHint}</p>
      </div>
    )
  return (
    <div className="tblwrap">
      <table className="tbl tall">
        <caption className="sr">{say.title}</caption>
        <thead>
          <tr>
            {[say.code, say.takesOff, say.booked, say.nights, say.used, say.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.code} data-row={row.code} aria-selected={row.code === chosen}>
              <th scope="row">
                <Link href={addressOfCode(row.code)}>{row.code}</Link>
              </th>
              <td>
                {row.of === 'percent'
                  ? formatPercent(row.value)
                  : formatMoney({ amount: row.value, currency: row.currency! }, locale)}
                <span className="sub">{row.of === 'percent' ? say.rooms : say.amountIn(row.currency!)}</span>
              </td>
              <td>
                {date(row.booked_from)}
                <span className="sub">{say.untilDate(date(row.booked_until))}</span>
              </td>
              <td>{row.min_nights}+</td>
              <td>
                <Used row={row} />
              </td>
              <td>
                <span className={`st ${looks[row.state]}`}>{say[row.state]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="promotions-about">
        <InfoIcon />
        {say.about}
      </p>
    </div>
  )
}

function Used({ row }: { row: DeskPromotion }) {
  const locale = useLocale()
  const say = promotionWords(locale)
  return (
    <span className="uses">
      {row.uses_in_all !== null && (
        <span className="uses-bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * row.used) / row.uses_in_all)}%` }} />
        </span>
      )}
      <span>
        {formatCount(row.used, locale)}
        <span className="sub">
          {row.uses_in_all === null ? say.noLimit : say.of(formatCount(row.uses_in_all, locale))}
        </span>
      </span>
    </span>
  )
}

function Use({ code }: { code: string }) {
  const use = useLoad(showDeskPromotion, { code })
  return <Shown of={use}>{(data) => <Weeks use={data} />}</Shown>
}

function Weeks({ use: { promotion, weeks, given } }: { use: DeskPromotionUse }) {
  const locale = useLocale()
  const say = promotionWords(locale)
  const most = Math.max(1, ...weeks.map(({ orders }) => orders))
  return (
    <section className="weeks">
      {weeks.length > 0 && (
        <>
          <h2>
            {say.byWeek(promotion.code)} <small>{say.weekHint}</small>
          </h2>
          <table>
            <caption className="sr">{say.byWeek(promotion.code)}</caption>
            <tbody>
              {weeks.map(({ from, orders }) => (
                <tr key={from}>
                  <th scope="row">{formatDate(from, locale, 'short')}</th>
                  <td className="weeks-bar" aria-hidden="true">
                    <i style={{ width: `${(100 * orders) / most}%` }} />
                  </td>
                  <td className="r">{formatCount(orders, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <dl className="kv">
        <div>
          <dt>{say.orders}</dt>
          <dd>{formatCount(promotion.used, locale)}</dd>
        </div>
        <div>
          <dt>{say.given}</dt>
          <dd>{formatMoney(given, locale)}</dd>
        </div>
      </dl>
    </section>
  )
}
