import { deskWords } from '#words/desk/frame.ts'
import { Dialog } from './parts/dialog.tsx'
import { useLocale } from './parts/use-desk.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = deskWords(useLocale())
  const groups = [
    [
      say.keysEverywhere,
      [
        [say.keySearch, ['/', '⌘K']],
        [say.keyToday, ['g', 't']],
        [say.keyOrders, ['g', 'o']],
        [say.keyPayments, ['g', 'p']],
        [say.keyInbox, ['g', 'i']],
        [say.keyChat, ['g', 'l']],
        [say.keyGuests, ['g', 'u']],
        [say.keyCalendar, ['g', 'c']],
        [say.keyHotels, ['g', 'h']],
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
