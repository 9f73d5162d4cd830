import { showSnapshot } from '@jinpiao/contract/files'
import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '#portal/http/client.ts'
import * as css from './page.css.ts'
import { QueryState } from './QueryState.tsx'

/** What the server makes smaller; a name that lies is refused, and the dialog says so. */
export const isPicture = (name: string): boolean => /\.(?:jpe?g|png)$/i.test(name)

interface PicturePreviewProps {
  file: { pkFile: string; name: string }
  isOpen: boolean
  onClose: () => void
  /** Beside 关闭: the picture as it was uploaded. */
  actions: ReactNode
}

/**
 * A picture in the page, no larger than a screen needs (spec §7): a photograph of a contract has ten times as many
 * bytes. The server's audit has it as looked at, so nothing is fetched before the dialog opens.
 */
export function PicturePreview({ file: { pkFile, name }, isOpen, onClose, actions }: PicturePreviewProps) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['snapshot', pkFile],
    queryFn: ({ signal }) => download(showSnapshot, { params: { id: pkFile, type: 'PREVIEW' }, signal }),
    enabled: isOpen,
    staleTime: Infinity,
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      size="wide"
      initialFocus="heading"
      actions={
        <>
          {actions}
          <Button onPress={onClose}>{t('close')}</Button>
        </>
      }
    >
      <QueryState query={query}>{(picture) => <Picture blob={picture} alt={t('pictureOf', { name })} />}</QueryState>
    </Dialog>
  )
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address !== undefined && <img src={address} alt={alt} className={css.picture} />
}
