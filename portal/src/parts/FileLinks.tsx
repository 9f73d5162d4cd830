import { presignDownload, presignPacket } from '@jinpiao/contract/files'
import { Button } from '@jinpiao/ui-kit/Button'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { saveAddress } from '@jinpiao/ui-kit/lib/saveBlob'
import { formatSize } from '@jinpiao/values/fileSize'
import { useMutation } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import * as css from './page.css.ts'
import { useErrorText } from './useErrorText.ts'

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

/** Files of an application, each opened beside the page. A plain link cannot: the address is made for one opening. */
export function FileLinks({ files, name }: FileLinksProps) {
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.pkFile}>
          <FileLink file={file} />
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

/** All of them in one ZIP, which the browser saves while it comes. */
function PacketButton({ files, name }: FileLinksProps) {
  const { t } = useTranslation()
  async function save() {
    const fileName = `${name}.zip`
    const { url } = await call(presignPacket, { body: { pkFiles: files.map(({ pkFile }) => pkFile), fileName } })
    saveAddress(url, fileName)
  }
  return (
    <FileButton act={save} icon={<Download {...smallIconProps} />} context={name}>
      {t('downloadAll', { count: files.length })}
    </FileButton>
  )
}

function FileLink({ file: { pkFile, name, size } }: { file: LinkedFile }) {
  const { t } = useTranslation()
  async function open() {
    const query = { pkFile, thumbnailType: 'ORIGINAL', isAttachment: 'false', localFileName: name } as const
    const { url } = await call(presignDownload, { query })
    window.open(url, '_blank', 'noopener')
  }
  return (
    <FileButton act={open} icon={<ExternalLink {...smallIconProps} />} context={t('newWindow')}>
      {size > 0 ? t('fileWithSize', { name, size: formatSize(size) }) : name}
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
  const errorText = useErrorText()
  const acting = useMutation({ mutationFn: act, onError: (error) => notify(errorText(error), 'danger') })
  return (
    <Button tone="quiet" size="small" busy={acting.isPending} onPress={() => acting.mutate()} {...look}>
      {children}
    </Button>
  )
}
