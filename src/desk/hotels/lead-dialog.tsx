import { useState } from 'react'
import { acceptDeskLead, showDeskLead } from '#contract/desk/hotel-endpoints.ts'
import type { AcceptedLead, DeskLead } from '#contract/desk/leads.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { leadWords } from '#words/desk/lead.ts'
import { newHotelWords } from '#words/desk/new-hotel.ts'
import { call, newRequestId } from '../call.ts'
import { type City, CityPicker } from '../parts/city-picker.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'

type Props = { number: string; onClose: () => void }

/** An application of a hotel, and the one step that accepts it. */
export function LeadDialog({ number, onClose }: Props) {
  const lead = useLoad(showDeskLead, { number })
  if (lead.data) return <AcceptDialog lead={lead.data} onClose={onClose} />
  return (
    <Dialog title={number} onClose={onClose}>
      <Shown of={lead} rows={3}>
        {() => null}
      </Shown>
    </Dialog>
  )
}

function AcceptDialog({ lead, onClose }: { lead: DeskLead; onClose: () => void }) {
  const locale = useLocale()
  const [say, fresh] = [leadWords(locale), newHotelWords(locale)]
  const [names, setNames] = useState({ en: lead.hotel, zh: lead.hotel })
  const [city, setCity] = useState<City | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [requestId] = useState(newRequestId)
  const isClosed = lead.state === 'closed'
  const accept = async () => {
    if (!names.en.trim() || !names.zh.trim()) return setProblem(fresh.noName)
    if (!city) return setProblem(fresh.noCity)
    const answer = await call(acceptDeskLead, {
      number: lead.number,
      name_en: names.en,
      name_zh: names.zh,
      city: city.slug,
      req_id: requestId,
    })
    if (answer.code !== 1) return setProblem(answer.msg)
    const { id, is_invited } = (answer as { data: AcceptedLead }).data
    showToast({ kind: 'good', text: is_invited ? say.invited(lead.email) : say.given(lead.email) })
    goTo(addressOf(`/hotels/${id}`))
  }
  return (
    <Dialog
      title={say.title(lead.hotel)}
      lead={say.lead}
      onClose={onClose}
      onSubmit={() => void accept()}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill" disabled={isClosed}>
            {say.accept}
          </button>
        </>
      }
    >
      <div className="stack">
        <p>
          <b>{say.applicant}:</b> {lead.name}, {lead.email}, {lead.phone} · {say.rooms(lead.rooms)}
        </p>
        <section className="note">
          <h3>{say.wrote}</h3>
          <p>{lead.text}</p>
        </section>
        <TextField
          label={fresh.nameEn}
          value={names.en}
          onChange={(en) => setNames({ ...names, en })}
          maxLength={200}
          takesFocus
        />
        <TextField
          label={fresh.nameZh}
          value={names.zh}
          onChange={(zh) => setNames({ ...names, zh })}
          maxLength={200}
        />
        <CityPicker city={city} onChange={setCity} />
        {!city && <p className="hint">{say.inCity(lead.city)}</p>}
        {isClosed && <Problem text={say.closed} />}
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
