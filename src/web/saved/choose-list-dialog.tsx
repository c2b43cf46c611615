import { useEffect, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { listSaved, saveHotel } from '#contract/endpoints.ts'
import type { SavedList } from '#contract/saved.ts'
import { Button } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons/icons.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { answerWords } from '#words/errors/form-messages.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { savedWords } from '#words/saved/saved.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import type { ChosenHotel } from './chosen-hotel.ts'
import { NameForm } from './name-dialog.tsx'
import './choose-list.css'

/** The guest's lists as buttons; a click moves the hotel there. */
export function ChooseListDialog({ hotel, name, onClose }: ChosenHotel & { onClose: () => void }) {
  const { locale, currency } = useRequest()
  const say = favouriteWords(locale)
  const signedCall = useSignedCall()
  const [lists, setLists] = useState<readonly SavedList[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isNaming, setIsNaming] = useState(false)
  useEffect(() => {
    let isOpen = true
    signedCall(listSaved, { currency, page_size: 1 })
      .catch(() => null)
      .then((answer) => {
        if (!isOpen) return
        if (answer && succeeded(answer)) setLists(answer.data.lists)
        else setHasFailed(true)
      })
    return () => {
      isOpen = false
    }
  }, [signedCall, currency])
  const move = async (list: string) => {
    const answer = await signedCall(saveHotel, { id: hotel, list, currency }).catch(() => null)
    if (answer?.code !== 1) return answer?.msg ?? null
    onClose()
    return null
  }
  return (
    <Dialog open onClose={onClose} title={savedWords(locale).chooseList(name)}>
      {hasFailed && <p role="alert">{answerWords(locale).noAnswer}</p>}
      {!lists && !hasFailed && <Skeleton className="choose-list-wait" />}
      {lists && !isNaming && (
        <ul className="choose-list">
          {lists.map(({ id, name, hotels }) => (
            <li key={id}>
              <Button kind="outlined" wide onClick={() => void move(id)}>
                <b>{name}</b>
                <small>{say.hotels(hotels)}</small>
              </Button>
            </li>
          ))}
          <li>
            <Button kind="quiet" wide onClick={() => setIsNaming(true)}>
              <PlusIcon small />
              {say.newList}
            </Button>
          </li>
        </ul>
      )}
      {isNaming && (
        <div className="choose-list-name">
          <NameForm action={say.create} onName={move} />
        </div>
      )}
    </Dialog>
  )
}
