import { useState } from 'react'
import { addDeskHotel } from '#contract/desk/hotel-endpoints.ts'
import { deskWords } from '#words/desk/frame.ts'
import { newHotelWords } from '#words/desk/new-hotel.ts'
import { call, newRequestId } from '../call.ts'
import { type City, CityPicker } from '../parts/city-picker.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'

/** The facts that a draft cannot do without. */
export function NewHotelDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const say = newHotelWords(locale)
  const [names, setNames] = useState({ en: '', zh: '' })
  const [city, setCity] = useState<City | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [requestId] = useState(newRequestId)
  const create = async () => {
    if (!names.en.trim() || !names.zh.trim()) return setProblem(say.noName)
    if (!city) return setProblem(say.noCity)
    const answer = await call(addDeskHotel, {
      name_en: names.en,
      name_zh: names.zh,
      city: city.slug,
      req_id: requestId,
    })
    if (answer.code !== 1) return setProblem(answer.msg)
    goTo(addressOf(`/hotels/${(answer as { data: { id: string } }).data.id}`))
  }
  return (
    <Dialog
      title={say.title}
      lead={say.lead}
      onClose={onClose}
      onSubmit={() => void create()}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.create}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label={say.nameEn}
          value={names.en}
          onChange={(en) => setNames({ ...names, en })}
          maxLength={200}
          takesFocus
        />
        <TextField
          label={say.nameZh}
          value={names.zh}
          onChange={(zh) => setNames({ ...names, zh })}
          maxLength={200}
        />
        <CityPicker city={city} onChange={setCity} />
        {city && <p className="hint">{`${say.currency}: ${city.currency}`}</p>}
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
