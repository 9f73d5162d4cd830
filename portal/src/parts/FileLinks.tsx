import { presignDownload, presignPacket } from '@jinpiao/contract/files'
import { Button } from '@jinpiao/ui-kit/Button'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { saveAddress } from '@jinpiao/ui-kit/lib/saveBlob'
import { formatSize } from '@jinpiao/values/fileSize'
import { useMutation } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
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
  const errorText = useErrorText()
  const fileName = `${name}.zip`
  const packing = useMutation({
    mutationFn: () => call(presignPacket, { body: { pkFiles: files.map(({ pkFile }) => pkFile), fileName } }),
    onSuccess: ({ url }) => saveAddress(url, fileName),
    onError: (error) => notify(errorText(error), 'danger'),
  })
  return (
    <Button
      tone="quiet"
      size="small"
      busy={packing.isPending}
      icon={<Download {...smallIconProps} />}
      context={name}
      onPress={() => packing.mutate()}
    >
      {t('downloadAll', { count: files.length })}
    </Button>
  )
}

function FileLink({ file }: { file: LinkedFile }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const opening = useMutation({
    mutationFn: () => {
      const { pkFile, name } = file
      const query = { pkFile, thumbnailType: 'ORIGINAL', isAttachment: 'false', localFileName: name } as const
      return call(presignDownload, { query })
    },
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener'),
    onError: (error) => notify(errorText(error), 'danger'),
  })

  return (
    <Button
      tone="quiet"
      size="small"
      busy={opening.isPending}
      icon={<ExternalLink {...smallIconProps} />}
      context={t('newWindow')}
      onPress={() => opening.mutate()}
    >
      {file.size > 0 ? t('fileWithSize', { name: file.name, size: formatSize(file.size) }) : file.name}
    </Button>
  )
}
