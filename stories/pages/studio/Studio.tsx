import { type StudioPlatform, toDesignTokens } from '@jinpiao/themes/designTokens'
import { themeModes } from '@jinpiao/themes/modes'
import { parsePlatform, shownValue } from '@jinpiao/themes/parsePlatform'
import { platforms, type ShippedPlatform } from '@jinpiao/themes/platforms'
import { readPlatform } from '@jinpiao/themes/readPlatformFile'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { Button } from '@jinpiao/ui-kit/Button'
import { ErrorSummary } from '@jinpiao/ui-kit/ErrorSummary'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { saveBlob } from '@jinpiao/ui-kit/lib/saveBlob'
import { Select } from '@jinpiao/ui-kit/Select'
import { useEffect, useState } from 'react'
import { ConfigFile, LogoPicture } from './Files.tsx'
import { fieldId, PlatformFields } from './PlatformFields.tsx'
import { Preview } from './Preview.tsx'
import { Report } from './Report.tsx'
import * as css from './Studio.css.ts'
import { describeProblem, words } from './words.ts'

const ofShipped = ({ name, ...platform }: ShippedPlatform): StudioPlatform => ({
  ...platform,
  platformName: name['zh-CN'],
  platformLogo: '',
})
const [first] = platforms as readonly [ShippedPlatform]

/**
 * A designer gives a platform its colours, name and logo, sees every kind of component in every mode at once, and reads
 * what the theme had to change so that all of it stays legible.
 */
export function Studio() {
  const [platform, setPlatform] = useState(() => ofShipped(first))
  /** A shipped platform, or none after a file was read: its type may be edited. */
  const [start, setStart] = useState(first.platformType)
  const [picture, setPicture] = useState<File>()
  const [attempt, setAttempt] = useState(0)
  const pictureAddress = useObjectUrl(picture)
  useStylesheetOf(platform)
  const read = readPlatform(platform)
  const problems = read.ok ? [] : read.problems
  const logo = pictureAddress === '' ? parsePlatform(platform).platformLogo : pictureAddress

  /** Another platform has another logo, and nothing of it was refused yet. */
  function begin(from: string, next: StudioPlatform) {
    setStart(from)
    setPlatform(next)
    setPicture(undefined)
    setAttempt(0)
  }

  /** What would be refused when it is read again is not written. */
  function download(ending: string, contentOf: (checked: StudioPlatform) => object) {
    setAttempt(attempt + 1)
    if (read.ok) save(`${read.platform.platformType}${ending}`, contentOf(read.platform))
  }

  return (
    <div className={css.page}>
      <h1 className={css.title}>{words.title}</h1>
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
            if (shipped) begin(type, ofShipped(shipped))
          }}
        />
        <PlatformFields
          platform={platform}
          problems={problems}
          onChange={(changes) => setPlatform((now) => ({ ...now, ...changes }))}
        />
        <div className={css.fields}>
          <ConfigFile onPlatform={(next) => begin('', next)} />
          <LogoPicture picture={picture} onPicture={setPicture} />
        </div>
        <div className={css.actions}>
          <Button onPress={() => download('.json', (checked) => checked)}>{words.downloadConfig}</Button>
          <Button onPress={() => download('.tokens.json', toDesignTokens)}>{words.downloadTokens}</Button>
        </div>
        {picture && <InlineMessage tone="info">{words.pictureNotInFile(shownValue(picture.name))}</InlineMessage>}
      </section>
      <Report platform={platform} />
      <div className={css.previews}>
        {themeModes.map((mode) => (
          <Preview key={mode} platform={platform} mode={mode} logo={logo} />
        ))}
      </div>
    </div>
  )
}

/** The page itself wears the theme too, in the mode of the toolbar. */
function useStylesheetOf(platform: StudioPlatform): void {
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = themeStylesheet(platform)
    return () => style.remove()
  }, [platform])
}

/** An address for the file while it is shown; the browser keeps the file until the address is given back. */
function useObjectUrl(file: File | undefined): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (file === undefined) return
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => {
      setAddress('')
      URL.revokeObjectURL(url)
    }
  }, [file])
  return address
}

function save(name: string, content: object): void {
  saveBlob(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name)
}
