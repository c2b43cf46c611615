import { useEffect, useState } from 'react'
import type { AuditEntry } from '#contract/desk/audit.ts'
import type { DeskHotel } from '#contract/desk/hotel.ts'
import {
  changeDeskHotel,
  closeFromDay,
  showDeskHotel,
  watchDeskHotel,
} from '#contract/desk/hotel-endpoints.ts'
import type { Failure } from '#contract/endpoint.ts'
import { type FieldChange, type FieldConflict, fieldPath } from '#domain/hotel/hotel-fields.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { proposalWords } from '#words/desk/hotel-proposals.ts'
import { formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale, useSession, useWhyNot } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { changeName } from './change-names.ts'
import { type Editor, EditorContext } from './editor.ts'
import { FactsSection } from './facts-section.tsx'
import { FeedsSection } from './feeds-section.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HotelAside } from './hotel-aside.tsx'
import { HotelHeader } from './hotel-header.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { type OrdersAhead, OrdersAheadNote } from './orders-ahead-note.tsx'
import { PeopleSection } from './people-section.tsx'
import { PhotographsSection } from './photographs-section.tsx'
import { PoliciesSection } from './policies-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { ProposalsNote } from './proposals-note.tsx'
import { RatesSection } from './rates-section.tsx'
import { RoomsSection } from './rooms-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionList } from './section-list.tsx'
import { TaxesSection } from './taxes-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { conflictNights, useFeeds } from './use-feeds.ts'
import { useHotelEdits } from './use-hotel-edits.ts'

export function HotelPage({ id }: { id: string }) {
  const loaded = useLoad(showDeskHotel, { id })
  return (
    <Shown of={loaded} rows={12}>
      {(hotel) => <HotelEditor hotel={hotel} onSaved={loaded.set} />}
    </Shown>
  )
}

type EditorProps = { hotel: DeskHotel; onSaved: (hotel: DeskHotel) => void }

function HotelEditor({ hotel, onSaved }: EditorProps) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const { member } = useSession()
  const isReadOnly = useWhyNot('hotels.change') !== null
  const edited = useHotelEdits(member.id, hotel.id, hotel.fields)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const [ahead, setAhead] = useState<OrdersAhead | null>(null)
  const [isSaving, setSaving] = useState(false)
  const feeds = useFeeds(hotel.id)
  const [problem, setProblem] = useState<string | null>(null)

  const take = (answer: unknown) => {
    const { data } = answer as { data: DeskHotel }
    onSaved(data)
    return data
  }
  const send = async (changes: readonly FieldChange[], undoes?: string) => {
    setSaving(true)
    const answer = await call(changeDeskHotel, {
      id: hotel.id,
      changes: [...changes],
      undoes,
      req_id: newRequestId(),
    })
    setSaving(false)
    if (answer.code === 1) {
      setProblems({})
      setProblem(null)
      setAhead(null)
      return take(answer)
    }
    refuse(answer as Failure)
    return null
  }
  const refuse = ({ msg, data }: Failure) => {
    setProblem(msg)
    if (data.reason === 'hotel_changed') setConflicts(data.conflicts as FieldConflict[])
    if (data.reason === 'orders_ahead') setAhead(data as unknown as OrdersAhead)
    if (data.reason !== 'invalid_input') return
    const wrong = (data.fields ?? {}) as Record<string, string>
    setProblems(wrong)
    setProblem(say.wrongFields(Object.keys(wrong).length))
  }
  const names = edited.changes.map(({ key }) => changeName(key, edited.fields, locale)).join(', ')
  const save = async (changes = edited.changes) => {
    const saved = await send(changes)
    if (!saved) return
    edited.discard()
    const isProposed = changes.some(({ key, to }) => saved.fields[key] !== to)
    showToast({ kind: 'good', text: isProposed ? proposalWords(locale).sent : say.saved(names) })
  }
  const undo = async (entry: AuditEntry, changes: FieldChange[]) => {
    if (await send(changes, entry.id)) showToast({ kind: 'good', text: say.undone })
  }
  const resolve = (mine: ReadonlySet<string>) => {
    const kept = conflicts.filter(({ key }) => mine.has(key))
    const dropped = conflicts.filter(({ key }) => !mine.has(key)).map(({ key }) => key)
    edited.resolve(Object.fromEntries(kept.map(({ key, now }) => [key, now])), dropped)
    setConflicts([])
    const rest = edited.changes.filter(({ key }) => !conflicts.some((one) => one.key === key))
    const again = [...rest, ...kept.map(({ key, to, now }) => ({ key, from: now, to }))]
    if (again.length > 0) void save(again)
  }
  const closeFrom = async ({ key, from }: OrdersAhead) => {
    const path = fieldPath(key)
    if (!path) return
    const of = path.section === 'rooms' ? { room: path.item } : { rate: path.item }
    const answer = await call(closeFromDay, { id: hotel.id, ...of, from, req_id: newRequestId() })
    if (answer.code !== 1) return setProblem(answer.msg)
    edited.resolve({}, [key])
    setAhead(null)
    setProblem(null)
    take(answer)
    showToast({ kind: 'good', text: say.closedFrom(formatDate(from, locale)) })
  }

  const hasFeeds = feeds.loaded.data !== null
  // The sections did not exist when the browser looked for the anchor of the address.
  useEffect(() => {
    if (!location.hash.startsWith('#hotel-') || (hasFeeds && location.hash !== '#hotel-feeds')) return
    const section = document.getElementById(location.hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hasFeeds])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      document.querySelector<HTMLButtonElement>('.savebar .btn-fill')?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const editor: Editor = {
    hotel,
    fields: edited.fields,
    edits: edited.edits,
    problems,
    isReadOnly,
    set: edited.set,
  }
  return (
    <EditorContext value={editor}>
      <HotelHeader onChanged={onSaved} hasEdits={edited.changes.length > 0} />
      <Presence id={hotel.id} />
      {isReadOnly && <p className="note note-line">{say.readOnly}</p>}
      <div className="ed">
        <SectionList
          conflicts={feeds.maySee ? (feeds.loaded.data ? conflictNights(feeds.loaded.data) : 0) : null}
        />
        <div className="ed-main">
          {ahead && (
            <OrdersAheadNote
              ahead={ahead}
              onCloseFrom={() => void closeFrom(ahead)}
              onPutBack={() => {
                edited.resolve({}, [ahead.key])
                setAhead(null)
                setProblem(null)
              }}
            />
          )}
          <ProposalsNote onSaved={onSaved} />
          <FirstSteps />
          <FactsSection />
          <TextsSection />
          <PoliciesSection />
          <TaxesSection />
          <RoomsSection />
          <RatesSection />
          <PricesSection onSaved={onSaved} />
          {feeds.maySee && <FeedsSection feeds={feeds} />}
          <PhotographsSection />
          <PeopleSection />
        </div>
        <HotelAside onUndo={undo} />
      </div>
      <SaveBar
        count={edited.changes.length}
        names={names}
        isSaving={isSaving}
        problem={problem}
        onDiscard={() => {
          edited.discard()
          setProblems({})
          setProblem(null)
          setAhead(null)
        }}
        onSave={() => void save()}
      />
      {conflicts.length > 0 && (
        <MergeDialog
          conflicts={conflicts}
          fields={edited.fields}
          onClose={() => setConflicts([])}
          onResolve={resolve}
        />
      )}
    </EditorContext>
  )
}

/** Registers this editor, and names the others. */
function Presence({ id }: { id: string }) {
  const say = hotelEditorWords(useLocale())
  const { data } = useLoad(watchDeskHotel, { id }, { every: 20_000 })
  if (!data || data.editors.length === 0) return null
  return (
    <p className="note note-line" role="status">
      {say.othersHere(data.editors.map(({ name }) => name).join(', '))}
    </p>
  )
}
