import { type CSSProperties, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import { MissingPicture } from '../icons/drawings.tsx'
import { useUiWords } from '../language.ts'
import { loadedPictures, watchPicture } from './picture-loading.ts'

type Props = {
  src: string
  alt: string
  /** The size of the file, which reserves its space before it is loaded. */
  width: number
  height: number
  srcSet?: string
  /** The same widths as AVIF, for browsers that read it. */
  avifSet?: string
  sizes?: string
  /** In the first view: loaded with the page, ahead of others. */
  eager?: boolean
  /** How often it is asked for before it counts as missing. */
  attempts?: 1 | 3
  /** A tiny picture or a colour role shown until then, as a CSS background. */
  placeholder?: string
  /** Shown when it does not come, in the place of our drawing. */
  fallback?: string
  className?: string
}

const never = () => () => {}

type State = 'waiting' | 'loading' | 'loaded' | 'error'

/** Loads when it comes near; without script it is an ordinary picture. The box has its final size from the start. */
export const LazyImage = (props: Props) => <Picture key={props.src} {...props} />

function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  avifSet,
  sizes,
  eager = false,
  attempts = 1,
  placeholder,
  fallback,
  className,
}: Props) {
  const say = useUiWords()
  const box = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  // A part that hydrates late must match the server's HTML although the same picture has been loaded above it.
  const isCached = useSyncExternalStore(
    never,
    () => loadedPictures.has(src),
    () => false,
  )
  const [known] = useState(isCached)
  const [state, setState] = useState<State>(known ? 'loaded' : eager ? 'loading' : 'waiting')
  const [attempt, setAttempt] = useState(1)
  const [fallbackFailed, setFallbackFailed] = useState(false)

  const arrived = () => {
    loadedPictures.add(src)
    setState('loaded')
  }
  // Counted by attempt: the same failure may be heard twice.
  const failed = (tried: number) => {
    if (tried >= attempts) setState('error')
    else setAttempt((now) => (now === tried ? tried + 1 : now))
  }
  const settle = useEffectEvent((came: boolean) => (came ? arrived() : failed(1)))

  useEffect(() => {
    if (state !== 'waiting' || !box.current) return
    return watchPicture(box.current, () => setState('loading'))
  }, [state])

  // A picture of the first HTML may have come or failed before anyone listened.
  useEffect(() => {
    const early = image.current
    if (!early?.complete) return
    early.decode().then(
      () => settle(true),
      () => settle(false),
    )
  }, [])

  // For a plain picture React writes this hint by itself; of several formats it does not know which will be taken.
  if (eager && avifSet)
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avifSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })

  const file = { src, srcSet, sizes, width, height }
  const style: CSSProperties = { aspectRatio: `${width} / ${height}`, background: placeholder }
  const shared = { ref: box, style, className: classNames('picture', className), 'data-state': state }

  if (state === 'waiting') {
    return (
      <span {...shared} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <noscript>
          <img {...file} alt="" loading="lazy" />
        </noscript>
      </span>
    )
  }
  if (state === 'error') {
    return fallback && !fallbackFailed ? (
      <span {...shared}>
        <img src={fallback} alt={alt} width={width} height={height} onError={() => setFallbackFailed(true)} />
      </span>
    ) : (
      <span {...shared} role="img" aria-label={alt || say.noPicture}>
        <MissingPicture />
      </span>
    )
  }
  const shown = (
    <img
      key={attempt}
      ref={image}
      {...file}
      alt={alt}
      className={eager || known ? undefined : 'picture-late'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      onLoad={arrived}
      onError={() => failed(attempt)}
    />
  )
  return (
    <span {...shared}>
      {avifSet ? (
        <picture>
          <source type="image/avif" srcSet={avifSet} sizes={sizes} />
          {shown}
        </picture>
      ) : (
        shown
      )}
    </span>
  )
}
