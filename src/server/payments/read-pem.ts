/** Settings are single lines: the lines of a PEM are written with `\n` between them. */
export const readPem = (text: string): string => text.replaceAll('\\n', '\n')
