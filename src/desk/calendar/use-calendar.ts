import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Calendar, CalendarOutcome, CalendarViewer } from '#contract/desk/calendar.ts'
import {
  changeCalendar,
  redoCalendar,
  showCalendar,
  undoCalendar,
  watchCalendar,
} from '#contract/desk/endpoints.ts'
import type { Failure } from '#contract/endpoint.ts'
import { type CalendarCells, type CalendarEdit, changesOf } from '#domain/calendar/calendar-edit.ts'
import { call, newRequestId } from '../call.ts'
import { useLoad } from '../use-load.ts'
import { keepRows, patchCalendar } from './grid-rows.ts'

type Asked = { hotel: string; from: string | undefined; nights: number }

export type Answer = { ok: true; outcome: CalendarOutcome } | { ok: false; failure: Failure }

/** The calendar with its changes: an edit shows at once, and is taken back if the server refuses it. */
export function useCalendar({ hotel, from, nights }: Asked) {
  const loaded = useLoad(
    showCalendar,
    { hotel, nights, ...(from ? { from } : {}) },
    { isLive: true, every: 60_000 },
  )
  const last = useRef<Calendar | null>(null)
  const calendar = useMemo(() => (loaded.data ? keepRows(last.current, loaded.data) : null), [loaded.data])
  last.current = calendar
  const [isSending, setSending] = useState(false)
  const { set, reload } = loaded

  const send = useCallback(
    async (edit: CalendarEdit, rows: readonly CalendarCells[]): Promise<Answer> => {
      const before = last.current!
      set(patchCalendar(before, edit.field, changesOf(edit, rows)))
      setSending(true)
      const answer = await call(changeCalendar, {
        hotel,
        edit:
          edit.field === 'price'
            ? { field: 'price', how: edit.how, amount: edit.amount, round_to: edit.roundTo }
            : edit,
        rows: rows.map(({ room, plan, nights, values }) => ({
          room,
          plan,
          nights: [...nights],
          seen: [...values],
        })),
        req_id: newRequestId(),
      })
      setSending(false)
      const done = answer.code === 1
      if (!done) set(before)
      reload()
      return done
        ? { ok: true, outcome: (answer as { data: CalendarOutcome }).data }
        : { ok: false, failure: answer as Failure }
    },
    [hotel, set, reload],
  )
  const step = useCallback(
    async (change: string, { isUndo, leave }: { isUndo: boolean; leave: boolean }): Promise<Answer> => {
      const answer = await call(isUndo ? undoCalendar : redoCalendar, {
        hotel,
        change,
        leave,
        req_id: newRequestId(),
      })
      reload()
      return answer.code === 1
        ? { ok: true, outcome: (answer as { data: CalendarOutcome }).data }
        : { ok: false, failure: answer as Failure }
    },
    [hotel, reload],
  )
  return { loaded, calendar, isSending, send, step }
}

type Place = { room?: string; plan?: string; night?: string }
const watchEvery = 8_000
const settled = 400

/** Tells the server where the member is, and answers with the others. */
export function useViewers(hotel: string, { room, plan, night }: Place): readonly CalendarViewer[] {
  const [viewers, setViewers] = useState<readonly CalendarViewer[]>([])
  useEffect(() => {
    const watch = async () => {
      if (document.visibilityState !== 'visible') return
      const place = { ...(room ? { room } : {}), ...(plan ? { plan } : {}), ...(night ? { night } : {}) }
      const answer = await call(watchCalendar, { hotel, ...place }, { isBackground: true })
      if (answer.code === 1) setViewers((answer as { data: { viewers: CalendarViewer[] } }).data.viewers)
    }
    const soon = setTimeout(watch, settled)
    const timer = setInterval(watch, watchEvery)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [hotel, room, plan, night])
  return viewers
}
