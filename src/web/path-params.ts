/** Valid path parameters; anything else is a page that does not exist. */
export const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text)
export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120
export const isPlaceSlug = (text: string) =>
  /^(africa|america|asia|europe|oceania)-/.test(text) && isSlug(text)
export const isArticleId = isSlug

const documents = ['about', 'agentstatement', 'cookie', 'faq', 'loyalty', 'privacy', 'terms'] as const
export type DocumentName = (typeof documents)[number]
export const isDocument = (text: string): text is DocumentName =>
  (documents as readonly string[]).includes(text)
