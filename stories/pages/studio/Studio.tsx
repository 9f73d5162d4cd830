import { toDesignTokens } from '@jinpiao/themes/designTokens'
import { themeModes } from '@jinpiao/themes/modes'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { describeProblem } from '@jinpiao/themes/platformProblems'
import { platforms, type ShippedPlatform } from '@jinpiao/themes/platforms'
import { readPlatform } from '@jinpiao/themes/readPlatformFile'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { Button } from '@jinpiao/ui-kit/Button'
import { ErrorSummary } from '@jinpiao/ui-kit/ErrorSummary'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { Select } from '@jinpiao/ui-kit/Select'
import { useEffect, useState } from 'react'
import { ConfigFile } from './Files.tsx'
import { Pages } from './Pages.tsx'
import { fieldId, PlatformFields } from './PlatformFields.tsx'
import { Preview } from './Preview.tsx'
import { Report } from './Report.tsx'
import * as css from './Studio.css.ts'
import { words } from './words.ts'

const [first] = platforms as readonly [ShippedPlatform]

/**
 * An operator gives a platform its name, images, colours and everything else that it says (spec §3), sees login, queue and
 * ticket beside the fields, the portal's header and footer and every kind of component in every mode at once, and reads
 * what the theme had to change so that all of it stays legible.
 */
export function Studio() {
  const [platform, setPlatform] = useState(() => shippedDocument(first.platformType))
  /** A shipped platform, or none after a file was read: its type may be edited. */
  const [start, setStart] = useState(first.platformType)
  const [attempt, setAttempt] = useState(0)
  useStylesheetOf(platform)
  const read = readPlatform(platform)
  const problems = read.ok ? [] : read.problems
  // With its defaults, as a server would show it; while something is wrong, as it is typed.
  const shown = read.ok ? read.platform : platform

  /** Of another platform nothing was refused yet. */
  function begin(from: string, next: PlatformDocument) {
    setStart(from)
    setPlatform(next)
    setAttempt(0)
  }

  /** What would be refused when it is read again is not written. */
  function download(ending: string, contentOf: (checked: PlatformDocument) => object) {
    setAttempt(attempt + 1)
    if (read.ok) save(`${read.platform.platformType}${ending}`, contentOf(read.platform))
  }

  return (
    <div className={css.page}>
      <h1 className={css.title}>{words.title}</h1>
      <div className={css.workbench}>
        <section className={css.section} aria-label={words.config}>
          {attempt > 0 && (
            <ErrorSummary
              attempt={attempt}
              errors={problems.map((problem) => ({
                message: describeProblem(problem),
                fieldId: fieldId(problem.field),
              }))}
            />
          )}
          <Select
            label={words.start}
            placeholder={words.ownStart}
            options={platforms.map(({ platformType, name }) => ({ id: platformType, label: name['zh-CN'] }))}
            value={start}
            onChange={(type) => {
              const shipped = platforms.find(({ platformType }) => platformType === type)
              if (shipped) begin(type, shippedDocument(type))
            }}
          />
          <PlatformFields
            platform={platform}
            problems={problems}
            onChange={(changes) => setPlatform((now) => ({ ...now, ...changes }))}
          />
          <div className={css.fields}>
            <ConfigFile onPlatform={(next) => begin('', next)} />
          </div>
          <div className={css.actions}>
            <Button onPress={() => download('.json', (checked) => checked)}>{words.downloadConfig}</Button>
            <Button onPress={() => download('.tokens.json', toDesignTokens)}>{words.downloadTokens}</Button>
          </div>
          <p className={css.about}>{words.downloadAbout}</p>
        </section>
        <Pages platform={shown} />
      </div>
      <Report platform={platform} />
      <div className={css.previews}>
        {themeModes.map((mode) => (
          <Preview key={mode} platform={shown} mode={mode} />
        ))}
      </div>
    </div>
  )
}

/** The page itself wears the theme too, in the mode of the toolbar. */
function useStylesheetOf(platform: PlatformDocument): void {
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(platform)
    return () => style.remove()
  }, [platform])
}

function save(name: string, content: object): void {
  saveBlob(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name)
}
