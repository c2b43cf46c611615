import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

/** Whether the picker is shown: opened from the language menu and from MORE. */
export const languagePicker = createStore(false)

/** Where the picker appears; its code and its hundred names are fetched when it is first asked for. */
export function LanguagePickerHost() {
  const isOpen = useSyncExternalStore(languagePicker.subscribe, languagePicker.get, () => false)
  const [loaded, setLoaded] = useState<{ Picker: ComponentType<{ onClose: () => void }> } | null>(null)
  useEffect(() => {
    if (!isOpen || loaded) return
    import('./language-picker.tsx').then(
      ({ LanguagePicker }) => setLoaded({ Picker: LanguagePicker }),
      () => languagePicker.set(false),
    )
  }, [isOpen, loaded])
  return isOpen && loaded ? <loaded.Picker onClose={() => languagePicker.set(false)} /> : null
}
