/** Where a browser keeps the language into which pages are put. */
export const pageLanguageItem = 'page_translation'
