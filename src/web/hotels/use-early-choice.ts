import { type RefObject, useEffect, useEffectEvent } from 'react'

/** The form was there before the scripts: what was chosen in it meanwhile is told once, when the page comes to life. */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  onChoice: (value: string) => void,
) {
  const tell = useEffectEvent(onChoice)
  useEffect(() => {
    const value = form.current && new FormData(form.current).get(name)
    if (typeof value === 'string') tell(value)
  }, [form, name])
}
