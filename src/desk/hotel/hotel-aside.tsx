import { useState } from 'react'
import type { AuditEntry } from '#contract/desk/audit.ts'
import type { DeskHotel } from '#contract/desk/hotel.ts'
import { type FieldChange, type HotelFields, undoOf } from '#domain/hotel/hotel-fields.ts'
import { qualityParts } from '#domain/hotel/quality.ts'
import { InfoIcon } from '#ui/icons/icons.ts'
import { auditActionWords } from '#words/desk/audit-actions.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { qualityFaultNames, qualityPartNames } from '#words/desk/hotels.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { QualityBars } from '../parts/quality-bars.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { changeName, shortValue } from './change-names.ts'
import { useEditor } from './editor.ts'

type Props = { onUndo: (entry: AuditEntry, changes: FieldChange[]) => Promise<void> }

export function HotelAside({ onUndo }: Props) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const { hotel, edits, fields } = useEditor()
  const changed = Object.entries(edits)
  return (
    <aside>
      <QualityList hotel={hotel} />
      {changed.length > 0 && (
        <section>
          <h3>{say.changedNotSaved}</h3>
          <ul className="lines">
            {changed.slice(0, 12).map(([key, { from, to }]) => (
              <li key={key}>
                <span>{changeName(key, fields, locale)}</span>
                <span>
                  {shortValue(key, from, locale)} → <b>{shortValue(key, to, locale)}</b>
                </span>
              </li>
            ))}
          </ul>
          {changed.length > 12 && <p className="hint">{say.fieldsMore(changed.length - 12)}</p>}
          <p className="hint">
            <InfoIcon />
            {say.ordersKeep}
          </p>
        </section>
      )}
      <History onUndo={onUndo} />
    </aside>
  )
}

function QualityList({ hotel: { quality } }: { hotel: DeskHotel }) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const names = qualityPartNames(locale)
  const faults = qualityFaultNames(locale)
  const first = (part: (typeof qualityParts)[number]) => {
    const wanted: Record<typeof part, RegExp> = {
      photographs: /photographs|alt_text/,
      english: /english/,
      chinese: /chinese/,
      prices: /rooms|plans|prices/,
      policies: /bands|taxes/,
    }
    return quality.faults.find((fault) => wanted[part].test(fault))
  }
  const others = quality.faults.filter((fault) => fault === 'far_from_city' || fault === 'no_address')
  return (
    <section>
      <h3>{say.quality}</h3>
      <QualityBars quality={quality} />
      <ul className="lines">
        {qualityParts.map((part) => {
          const fault = quality.levels[part] === 2 ? undefined : first(part)
          const fine = part === 'prices' && quality.priced_until
          return (
            <li key={part}>
              <span>{names[part]}</span>
              <span className={fault ? 'warn' : 'good'}>
                {fault
                  ? faults[fault]
                  : fine
                    ? say.pricesUntil(formatDate(quality.priced_until!, locale))
                    : say.complete}
              </span>
            </li>
          )
        })}
        {others.map((fault) => (
          <li key={fault}>
            <span className="warn">{faults[fault]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ onUndo }: Props) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const now = useNow()
  const { hotel, fields, isReadOnly } = useEditor()
  const [busy, setBusy] = useState<string | null>(null)
  const actions = auditActionWords(locale)
  return (
    <section>
      <h3>{say.lastChanges}</h3>
      {hotel.history.length === 0 && <p className="hint">{say.noChanges}</p>}
      <ul className="lines history">
        {hotel.history.slice(0, 12).map((entry) => {
          const [before, after] = [fieldsIn(entry.before), fieldsIn(entry.after)]
          const keys = Object.keys(after)
          const isFields = entry.action === 'hotel_changed'
          const undo = isFields ? undoOf(before, after) : []
          const [first] = keys
          return (
            <li key={entry.id}>
              <span>
                {isFields && first
                  ? changeName(first, fields, locale)
                  : actions[entry.action as keyof typeof actions]}
                {isFields && keys.length > 1 ? ` ${say.fieldsMore(keys.length - 1)}` : ''}
                <small>
                  {entry.actor.name} · {shortWhen(hereOf(entry.at), now, locale)}
                  {entry.reason?.startsWith('undo ') ? ` · ${say.undoOf(entry.reason.slice(5))}` : ''}
                </small>
              </span>
              {undo.length > 0 && !isReadOnly && (
                <button
                  type="button"
                  className="btn btn-s btn-quiet"
                  disabled={busy !== null}
                  onClick={async () => {
                    setBusy(entry.id)
                    await onUndo(entry, undo)
                    setBusy(null)
                  }}
                >
                  {say.undo}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const fieldsIn = (facts: AuditEntry['before']): HotelFields =>
  Object.fromEntries(Object.entries(facts ?? {}).map(([key, value]) => [key, String(value)]))
