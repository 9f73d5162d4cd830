import { presignDownload } from '@jinpiao/contract/files'
import { Button } from '@jinpiao/ui-kit/Button'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { formatSize } from '@jinpiao/values/fileSize'
import { useMutation } from '@tanstack/react-query'
import { Download, ExternalLink, Image } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { isPicture, PicturePreview } from './PicturePreview.tsx'
import * as css from './page.css.ts'
import { useFailureToast } from './useFailureToast.ts'
import { useSavePacket } from './useSavePacket.ts'

export interface LinkedFile {
  pkFile: string
  name: string
  size: number
}

interface FileLinksProps {
  files: readonly LinkedFile[]
  /** What they are together, 合同文件: the packet of several is saved under it. */
  name: string
}

/**
 * Files of an application: a picture is looked at here, any other opened beside the page. A plain link cannot do that: the
 * address is made for one opening.
 */
export function FileLinks({ files, name }: FileLinksProps) {
  const { t } = useTranslation()
  const words = ({ name, size }: LinkedFile) => (size > 0 ? t('fileWithSize', { name, size: formatSize(size) }) : name)
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.pkFile}>
          {isPicture(file.name) ? (
            <PictureButton file={file}>{words(file)}</PictureButton>
          ) : (
            <FileLink file={file}>{words(file)}</FileLink>
          )}
        </li>
      ))}
      {files.length > 1 && (
        <li>
          <PacketButton files={files} name={name} />
        </li>
      )}
    </ul>
  )
}

/** All of them in one ZIP, or in as many as they need. */
export function PacketButton({ files, name }: FileLinksProps) {
  const { t } = useTranslation()
  const savePacket = useSavePacket()
  return (
    <FileButton act={() => savePacket(files, name)} icon={<Download {...smallIconProps} />} context={name}>
      {t('downloadAll', { count: files.length })}
    </FileButton>
  )
}

interface FileProps {
  file: LinkedFile
  children: string
}

function PictureButton({ file, children }: FileProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon={<Image {...smallIconProps} />}
        context={t('preview')}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {children}
      </Button>
      <PicturePreview
        file={file}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<FileLink file={file}>{t('openOriginal')}</FileLink>}
      />
    </>
  )
}

function FileLink({ file: { pkFile, name }, children }: FileProps) {
  const { t } = useTranslation()
  async function open() {
    const query = { pkFile, thumbnailType: 'ORIGINAL', isAttachment: 'false', localFileName: name } as const
    const { url } = await call(presignDownload, { query })
    window.open(url, '_blank', 'noopener')
  }
  return (
    <FileButton act={open} icon={<ExternalLink {...smallIconProps} />} context={t('newWindow')}>
      {children}
    </FileButton>
  )
}

interface FileButtonProps {
  act: () => Promise<void>
  icon: ReactNode
  context: string
  children: string
}

/** Asks for an address and uses it; a refusal is said. */
function FileButton({ act, children, ...look }: FileButtonProps) {
  const tellFailure = useFailureToast()
  const acting = useMutation({ mutationFn: act, onError: tellFailure })
  return (
    <Button tone="quiet" size="small" busy={acting.isPending} onPress={() => acting.mutate()} {...look}>
      {children}
    </Button>
  )
}
