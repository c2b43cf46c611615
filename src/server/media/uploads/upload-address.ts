const root = '/media/uploads'

/** One address for one picture, for as long as it is there. */
export const uploadAddress = (id: string) => `${root}/${id}.webp`
export const uploadRoute = `${root}/:name`
export const uploadNamed = (name: string) => /^([0-9a-f]{32})\.webp$/.exec(name)?.[1] ?? null
