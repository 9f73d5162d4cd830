import { presignDownload } from '@jinpiao/contract/files'
import { Button } from '@jinpiao/ui-kit/Button'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { fileSize } from './fileSize.ts'
import * as css from './page.css.ts'
import { useErrorText } from './useErrorText.ts'

export interface LinkedFile {
  pkFile: string
  name: string
  size: number
}

/** Files of an application, each opened beside the page. A plain link cannot: the address is made for one opening. */
export function FileLinks({ files }: { files: readonly LinkedFile[] }) {
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.pkFile}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file }: { file: LinkedFile }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const opening = useMutation({
    mutationFn: () => {
      const query = { pkFile: file.pkFile, isAttachment: 'false', localFileName: file.name }
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
      {file.size > 0 ? t('fileWithSize', { name: file.name, size: fileSize(file.size) }) : file.name}
    </Button>
  )
}
