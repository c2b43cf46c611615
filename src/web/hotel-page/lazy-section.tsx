import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

type Props<Given extends object> = {
  /** Fetches the part. */
  load: () => Promise<ComponentType<Given>>
  given: Given
  className?: string
  /** Holds its place until then. */
  wait?: ReactNode
}

const near = '500px 0px'

/** A part that is fetched when somebody scrolls towards it; its box has its final size from the start. */
export function LazySection<Given extends object>({ load, given, className, wait }: Props<Given>) {
  const box = useRef<HTMLDivElement>(null)
  const fetchPart = useRef(load)
  const [Part, setPart] = useState<ComponentType<Given> | null>(null)
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        fetchPart.current().then(
          (loaded) => setPart(() => loaded),
          () => {},
        )
      },
      { rootMargin: near },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className={className}>
      {Part ? <Part {...given} /> : wait}
    </div>
  )
}
