import { joinLocale } from '#domain/text/locale-path.ts'
import { NavigationLink } from '../page/named-link.tsx'
import { useRequest, useShellWords } from '../page/use-page.ts'

/** All countries: the way in by the map rather than by a name. */
export function DestinationsLink({ className }: { className: string }) {
  const { locale } = useRequest()
  return (
    <NavigationLink className={className} to="counties-kw" href={joinLocale('/counties/all', locale)}>
      {useShellWords().destinations}
    </NavigationLink>
  )
}

export function MainLinks({ className }: { className: string }) {
  const say = useShellWords()
  return (
    <>
      <DestinationsLink className={className} />
      <NavigationLink className={className} to="article-sprite">
        {say.inspiration}
      </NavigationLink>
      <NavigationLink className={className} to="guarantee">
        {say.guarantee}
      </NavigationLink>
      <NavigationLink className={className} to="sockets">
        {say.support}
      </NavigationLink>
    </>
  )
}
