import type { StudioPlatform } from '@jinpiao/themes/designTokens'
import { shownValue } from '@jinpiao/themes/parsePlatform'
import {
  logoProblem,
  logoTypes,
  MAX_FILE_BYTES,
  MAX_LOGO_BYTES,
  readPlatformFile,
} from '@jinpiao/themes/readPlatformFile'
import { FilePick } from './FilePick.tsx'
import { describeRefusal, words } from './words.ts'

/** Reads a file that was downloaded here before, as often as somebody likes. */
export function ConfigFile({ onPlatform }: { onPlatform: (platform: StudioPlatform) => void }) {
  return (
    <FilePick
      label={words.configFile}
      description={words.configFileAbout}
      accept=".json"
      onPick={async (file) => {
        const { name, size } = file
        const shownName = shownValue(name)
        // Not even read: a text of gigabytes would be the end of the page.
        if (size > MAX_FILE_BYTES) {
          return { problem: describeRefusal(shownName, [{ code: 'too-large', bytes: size, max: MAX_FILE_BYTES }]) }
        }
        // Moved or changed since it was chosen (NotReadableError).
        const text = await file.text().catch(() => undefined)
        if (text === undefined) return { problem: words.unreadable(shownName) }
        const read = readPlatformFile(text)
        if (!read.ok) return { problem: describeRefusal(shownName, read.problems) }
        onPlatform(read.platform)
        return { done: words.configRead(read.platform.platformName) }
      }}
    />
  )
}

interface LogoPictureProps {
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
}

/** An image that is shown in the previews and stays on this machine. */
export function LogoPicture({ picture, onPicture }: LogoPictureProps) {
  return (
    <FilePick
      label={words.picture}
      description={words.pictureAbout(MAX_LOGO_BYTES)}
      accept={logoTypes.join()}
      onPick={(file) => {
        const name = shownValue(file.name)
        const problem = logoProblem(file)
        if (problem !== undefined) return { problem: describeRefusal(name, [problem]) }
        onPicture(file)
        return { done: words.pictureShown(name) }
      }}
      {...(picture && { chosen: shownValue(picture.name), onRemove: () => onPicture(undefined) })}
    />
  )
}
