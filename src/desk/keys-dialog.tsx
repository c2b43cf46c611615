import { deskWords } from '#words/desk/frame.ts'
import { Dialog } from './parts/dialog.tsx'
import { useLocale, useSession } from './parts/use-desk.ts'
import { sectionKeys } from './section-keys.ts'
import { sectionsOf } from './sections.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = deskWords(useLocale())
  const { member } = useSession()
  const groups = [
    [
      say.keysEverywhere,
      [
        [say.keySearch, ['/', '⌘K']],
        ...sectionsOf(member).flatMap(({ name }) => {
          const key = sectionKeys[name]
          return key ? [[say[name], ['g', key]] as const] : []
        }),
        [say.keyHelp, ['?']],
      ],
    ],
    [
      say.keysLists,
      [
        [say.keyMove, ['j', 'k']],
        [say.keyOpen, ['↵']],
        [say.keyTake, ['a']],
      ],
    ],
  ] as const
  return (
    <Dialog title={say.keys} onClose={onClose}>
      <div className="kb kb-two">
        {groups.map(([name, keys]) => (
          <section key={name}>
            <h4>{name}</h4>
            {keys.map(([what, pressed]) => (
              <div key={what}>
                {what}
                <span>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
