import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Asked } from '#contract/endpoint.ts'
import { succeeded } from '#contract/endpoint.ts'
import { changeSavedList } from '#contract/endpoints.ts'
import type { SavedList, SavedPage } from '#contract/saved.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { CheckIcon, DotsIcon, ShareIcon } from '#ui/icons/icons.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { favouriteWords } from '#words/saved/favourites.ts'
import { todayHere } from '../browser-state/search-params.ts'
import { confirm } from '../page/confirm.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { favouritesUrl } from './list-search.ts'
import { ListStay } from './list-stay.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

type Change = Omit<Asked<typeof changeSavedList>, 'list'>
type Props = { list: SavedList; page: SavedPage; onChange: () => void }

/** Name, stay and sharing of a list. */
export function ListHead({ list, page, onChange }: Props) {
  const { locale, currency } = useRequest()
  const say = favouriteWords(locale)
  const { history } = useRouter()
  const signedCall = useSignedCall()
  const [open, setOpen] = useState<'name' | 'share' | null>(null)
  const change = async (wanted: Change, { quiet = false } = {}) => {
    const answer = await signedCall(changeSavedList, { list: list.id, currency, ...wanted }, { quiet }).catch(
      () => null,
    )
    if (answer && succeeded(answer)) onChange()
    return answer
  }
  const rename = async (title: string) => {
    const answer = await change({ title })
    if (!answer || !succeeded(answer)) return answer?.msg ?? null
    setOpen(null)
    return null
  }
  const remove = async () => {
    const question = { title: say.removeTitle(list.name), text: say.removeText }
    if (!(await confirm({ ...question, yes: say.removeYes, no: say.removeNo }))) return
    const answer = await change({ remove: true })
    if (answer && succeeded(answer)) history.push(favouritesUrl({}, locale))
  }
  const whenPriced = () => {
    if (!list.s_d) return say.noDatesText
    if (page.list[0]?.stay === null || list.s_d < todayHere()) return say.datesOver
    const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
    return say.checked(time.format(new Date(page.checked_at)))
  }
  return (
    <>
      <div className="favourite-list-head">
        <h2>{list.name}</h2>
        <Menu
          label={say.more}
          triggerLabel={say.more}
          triggerClass="button button-quiet button-round"
          trigger={<DotsIcon />}
          entries={[
            { key: 'rename', label: say.rename, onChoose: () => setOpen('name') },
            ...(list.s_d
              ? [{ key: 'dates', label: say.removeDates, onChoose: () => void change({ no_dates: true }) }]
              : []),
            ...(list.unnamed
              ? []
              : [{ key: 'remove', label: say.removeList, ruled: true, onChoose: () => void remove() }]),
          ]}
        />
        <Button onClick={() => setOpen('share')}>
          {list.share ? <CheckIcon /> : <ShareIcon />}
          {list.share ? say.shared : say.share}
        </Button>
      </div>
      <ListStay list={list} onSet={(stay) => void change(stay)} />
      <p className="favourite-list-note">{whenPriced()}</p>
      <Checkbox
        className="favourite-alerts"
        label={say.alerts}
        note={page.mail ? say.alertsText : say.alertsNoMail}
        checked={list.alerts}
        disabled={!page.mail}
        onChange={(event) => void change({ alerts: event.target.checked })}
      />
      <NameDialog
        open={open === 'name'}
        title={say.renameTitle}
        action={say.save}
        name={list.unnamed ? '' : list.name}
        onClose={() => setOpen(null)}
        onName={rename}
      />
      <ShareDialog
        open={open === 'share'}
        path={list.share}
        onClose={() => setOpen(null)}
        onShare={(share) => change({ share }, { quiet: true })}
      />
    </>
  )
}
