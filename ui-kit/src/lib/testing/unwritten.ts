/**
 * Begins each sentence that `pnpm new:component` leaves to the author: it says what is to be written in its place.
 * Until then `anatomy.test.ts` fails and names the line.
 */
export const unwrittenMark = '待写：'

/** `Lamp.a11y.ts:7 待写：人要用它做成什么` for each line that still waits for its author. */
export const unwrittenIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const at = line.indexOf(unwrittenMark)
    return at === -1 ? [] : [`${file}:${index + 1} ${line.slice(at)}`]
  })
