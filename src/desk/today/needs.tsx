import { useState } from 'react'
import { takeEntry } from '#contract/desk/endpoints.ts'
import type { Today, TodayEntry } from '#contract/desk/today.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { todayWords } from '#words/desk/today.ts'
import { call } from '../call.ts'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { useRows } from '../parts/use-rows.ts'
import { goTo } from '../router.ts'
import { addressFor, NeedRow } from './need-row.tsx'
import { type Group, groupOf } from './urgency.ts'

const moneyKinds: readonly TodayEntry['kind'][] = ['hold', 'approval', 'payment', 'dispute']
const systemKinds: readonly TodayEntry['kind'][] = ['job', 'feature']
type Filter = 'everything' | 'mine' | 'money' | 'guests'
const filters: readonly Filter[] = ['everything', 'mine', 'money', 'guests']
const groups: readonly Group[] = ['minutes', 'hours', 'later']

/** Entries that need a person, in groups by urgency. */
export function Needs({ data, onChanged }: { data: Today; onChanged: (today: Today) => void }) {
  const locale = useLocale()
  const say = todayWords(locale)
  const { member } = useSession()
  const [filter, setFilter] = useState<Filter>('everything')
  const tests: Record<Filter, (entry: TodayEntry) => boolean> = {
    everything: () => true,
    mine: ({ taken_by }) => taken_by?.id === member.id,
    money: ({ kind }) => moneyKinds.includes(kind),
    guests: ({ kind }) => !moneyKinds.includes(kind) && !systemKinds.includes(kind),
  }
  const shown = data.entries.filter(tests[filter])
  const grouped = groups
    .map((group) => [group, shown.filter((entry) => groupOf(entry, data.now) === group)] as const)
    .filter(([, entries]) => entries.length > 0)
  const rows = grouped.flatMap(([, entries]) => entries)
  const take = async (entry: TodayEntry) => {
    const answer = await call(takeEntry, { key: entry.key, take: entry.taken_by?.id !== member.id })
    if (answer.code === 1) return onChanged((answer as { data: Today }).data)
    showToast({ kind: 'warn', text: say.wasFaster })
  }
  const open = (entry: TodayEntry) => {
    const address = addressFor(entry, member.permissions)
    if (address) goTo(address)
  }
  const { chosen, setChosen } = useRows(rows, {
    keyOf: ({ key }) => key,
    open,
    keys: { a: (entry) => void take(entry) },
  })
  return (
    <section className="need" aria-labelledby="need-h">
      <div className="lead">
        <h2 id="need-h">{say.needs}</h2>
        <span className="cnt">{data.entries.length}</span>
        <fieldset className="chips push">
          <legend className="sr">{say.show}</legend>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              className={one === filter ? 'chip on' : 'chip'}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {say[one]} <b>{data.entries.filter(tests[one]).length}</b>
            </button>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 && (
        <div className="empty">
          <h2>{say.nothing}</h2>
          <p>{say.nothingHint}</p>
        </div>
      )}
      {grouped.map(([group, entries]) => (
        <div key={group}>
          <h3>
            {say[group]} <span>{entries.length}</span>
          </h3>
          <ul>
            {entries.map((entry) => (
              <NeedRow
                key={entry.key}
                entry={entry}
                now={data.now}
                isChosen={entry.key === chosen}
                onPoint={() => setChosen(entry.key)}
                onTake={() => void take(entry)}
              />
            ))}
          </ul>
        </div>
      ))}
      <div className="more">
        <span className="keys">
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> {deskWords(locale).keyMove}
          </span>
          <span>
            <kbd>↵</kbd> {deskWords(locale).keyOpen}
          </span>
          <span>
            <kbd>a</kbd> {say.take}
          </span>
          <span>
            <kbd>?</kbd> {deskWords(locale).keyHelp}
          </span>
        </span>
      </div>
    </section>
  )
}
