import { joinLocale } from '#domain/addresses.ts'
import { useFollow } from '../ui/follow.ts'
import { NamedLink } from './named-link.tsx'
import { useRequest, useShellWords } from './use-shell.ts'

/** All countries: the way in by the map rather than by a name. */
export function DestinationsLink({ className }: { className?: string }) {
  const { locale } = useRequest()
  return (
    <a className={className} href={joinLocale('/counties/all', locale)} onClick={useFollow()}>
      {useShellWords().destinations}
    </a>
  )
}

export function MainLinks({ className }: { className: string }) {
  const say = useShellWords()
  return (
    <>
      <DestinationsLink className={className} />
      <NamedLink className={className} to="article-sprite">
        {say.inspiration}
      </NamedLink>
      <NamedLink className={className} to="guarantee">
        {say.guarantee}
      </NamedLink>
      <NamedLink className={className} to="sockets">
        {say.support}
      </NamedLink>
    </>
  )
}
