export type Cookies = {
  get: (name: string) => string | null
  set: (name: string, value: string, days: number) => void
}

/** Over the document's `cookie`, or anything that has one. */
export const createCookies = (jar: () => { cookie: string } | null): Cookies => ({
  get: (name) => {
    const pairs = jar()?.cookie.split('; ') ?? []
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  },
  set: (name, value, days) => {
    const holder = jar()
    if (holder) holder.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`
  },
})
