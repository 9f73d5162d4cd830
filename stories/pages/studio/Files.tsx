import { shownValue } from '@jinpiao/themes/parsePlatform'
import type { ImageField, PlatformDocument } from '@jinpiao/themes/platformFields'
import { addressOfImage, imageTypes, MAX_IMAGE_BYTES, readImage } from '@jinpiao/themes/platformImage'
import { describeImage, fieldName } from '@jinpiao/themes/platformProblems'
import { MAX_FILE_BYTES, readPlatformFile } from '@jinpiao/themes/readPlatformFile'
import { useState } from 'react'
import { FilePick } from './FilePick.tsx'
import { describeRefusal, words } from './words.ts'

/** Reads a file that was downloaded here before, as often as somebody likes. */
export function ConfigFile({ onPlatform }: { onPlatform: (platform: PlatformDocument) => void }) {
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

interface ImagePickProps {
  field: ImageField
  /** The image itself as a `data:` address, a path that a file has named, or empty. */
  value: string
  onChange: (value: string) => void
}

/** An image of the platform. It is put into the document, so that one file is all that a server needs. */
export function ImagePick({ field, value, onChange }: ImagePickProps) {
  const [picked, setPicked] = useState({ name: '', value: '' })
  const isPath = value.startsWith('/')
  const name = isPath ? value : picked.value === value ? picked.name : words.imageOwn
  return (
    <FilePick
      label={fieldName(field)}
      description={words.image}
      accept={imageTypes.join()}
      onPick={async (file) => {
        const shownName = shownValue(file.name)
        const max = MAX_IMAGE_BYTES
        const tooLarge = { reason: 'size', bytes: file.size, max } as const
        const bytes = file.size > max ? undefined : await file.arrayBuffer().catch(() => null)
        if (bytes === null) return { problem: words.unreadable(shownName) }
        const image = bytes === undefined ? tooLarge : readImage(new Uint8Array(bytes))
        if ('reason' in image) return { problem: words.imageRefused(shownName, describeImage(image)) }
        const address = addressOfImage(image)
        setPicked({ name: shownName, value: address })
        onChange(address)
        return { done: words.imageShown(shownName) }
      }}
      {...(value !== '' && { chosen: name, onRemove: () => onChange('') })}
    />
  )
}
