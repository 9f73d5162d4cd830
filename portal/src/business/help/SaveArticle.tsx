import { Button } from '@jinpiao/ui-kit/Button'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveStaticFile } from '#portal/http/saveStaticFile.ts'
import type { HelpArticle } from '#portal/parts/helpArticles.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

/** Keeps an article as a file that needs neither the portal nor a script, to read or to hand on. */
export function SaveArticle({ article }: { article: HelpArticle }) {
  const { t } = useTranslation('help')
  const tellFailure = useFailureToast()
  const saving = useMutation({
    mutationFn: () => saveStaticFile(`/cv3/file/help/${article.id}.html`, `${article.title}.html`),
    onError: tellFailure,
  })
  return (
    <Button icon={<Download {...iconProps} />} busy={saving.isPending} onPress={() => saving.mutate()}>
      {t('save')}
    </Button>
  )
}
