import { themeModes } from '@jinpiao/themes/modes'
import { describeNotice } from '@jinpiao/themes/notices'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { resolveTheme } from '@jinpiao/themes/resolveTheme'
import * as css from './Studio.css.ts'
import { modeNames, words } from './words.ts'

/**
 * What was asked for and could not be had, in words; the same sentence of several modes once. Never empty: no colour of
 * links is legible in light and in dark.
 */
export function Report({ platform }: { platform: PlatformDocument }) {
  const sentences = new Map<string, string[]>()
  for (const mode of themeModes) {
    for (const notice of resolveTheme(platform, mode).report) {
      const sentence = describeNotice(notice)
      sentences.set(sentence, [...(sentences.get(sentence) ?? []), modeNames[mode]])
    }
  }
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{words.report}</h2>
      <ul className={css.report}>
        {[...sentences].map(([sentence, modes]) => (
          <li key={sentence}>{words.inModes(sentence, modes, themeModes.length)}</li>
        ))}
      </ul>
    </section>
  )
}
