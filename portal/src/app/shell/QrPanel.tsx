import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useTranslation } from 'react-i18next'
import { QrCode } from './QrCode.tsx'
import * as css from './QuickBar.css.ts'

interface QrPanelProps {
  code: { name: string; url: string }
  alt: string
  text: string
}

/** The code, and the same in words: nobody can scan their own phone's screen (accessibility §5.20). */
export function QrPanel({ code, alt, text }: QrPanelProps) {
  const { t } = useTranslation(['shell', 'common'])
  async function copy() {
    await navigator.clipboard.writeText(code.url)
    notify(t('common:copied'))
  }
  return (
    <div className={css.panel}>
      <QrCode value={code.url} label={alt} />
      <p>{text}</p>
      <Link kind="standalone" href={code.url} newWindow>
        {code.name}
      </Link>
      <Button size="small" onPress={() => void copy()}>
        {t('copyLink')}
      </Button>
    </div>
  )
}
