import { useEffect, useSyncExternalStore } from 'react'
import { classNames } from '#ui/class-names.ts'
import { HeartIcon } from '#ui/icons/icons.ts'
import { savedWords } from '#words/saved/saved.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useRequest } from '../page/use-page.ts'
import { savedHere } from './saved-hotels.ts'
import { useToggleSaved } from './toggle-saved.ts'

type Props = {
  hotel: string
  name: string
  /** The dates that are looked at, kept with the favourite. */
  stay?: { s_d: string; e_d: string }
  /** A button with a word, instead of a heart in the corner of a picture. */
  labelled?: boolean
}

/** Saves a hotel and takes it back. Empty in the page as it comes; filled in once it is known who looks at it. */
export function Heart({ hotel, name, stay, labelled = false }: Props) {
  const { call, locale } = useRequest()
  const say = savedWords(locale)
  const owner = useUser()?.id
  const saved = useSyncExternalStore(
    savedHere.subscribe,
    () => savedHere.has(owner, hotel),
    () => false,
  )
  useEffect(() => {
    if (owner !== undefined) savedHere.want(call, owner, hotel)
  }, [call, owner, hotel])
  const toggle = useToggleSaved()
  return (
    <button
      type="button"
      className={classNames(labelled ? 'button button-outlined heart-labelled' : 'heart', 'needs-js')}
      aria-pressed={saved}
      aria-label={say.save(name)}
      onClick={(event) => {
        // A card may be a link as a whole.
        event.preventDefault()
        event.stopPropagation()
        void toggle({ hotel, name, stay, saved })
      }}
    >
      <HeartIcon />
      {labelled && (saved ? say.savedShort : say.saveShort)}
    </button>
  )
}
