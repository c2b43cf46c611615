import { useRef, useState } from 'react'
import type { HotelPicture } from '#contract/desk/hotel.ts'
import { addHotelPhotograph } from '#contract/desk/hotel-endpoints.ts'
import { upload } from '../call.ts'
import { reduced } from './reduce-picture.ts'

/** Uploads one file after another; each is added once the server has checked and stored it. */
export function useUploads(hotelId: string, onStored: (url: string) => void) {
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map())
  const queue = useRef(Promise.resolve())
  const stored = useRef(onStored)
  stored.current = onStored
  const send = async (file: File) => {
    const answer = await upload(addHotelPhotograph, { id: hotelId }, await reduced(file))
    setWaiting((held) => held - 1)
    if (answer.code !== 1) return setProblem(`${file.name}: ${answer.msg}`)
    const picture = (answer as { data: HotelPicture }).data
    setShown((held) => new Map([...held, [picture.url, picture.shown ?? '']]))
    stored.current(picture.url)
  }
  const add = (files: readonly File[]) => {
    setProblem(null)
    setWaiting((held) => held + files.length)
    for (const file of files) queue.current = queue.current.then(() => send(file))
  }
  return { add, waiting, problem, shown }
}
