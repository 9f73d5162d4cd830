import { rateHelp } from '@jinpiao/contract/helps'
import { Button } from '@jinpiao/ui-kit/Button'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import type { HelpArticle } from '#portal/parts/helpArticles.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import * as css from './help.css.ts'

/** 是否有帮助: the last word of each reader counts, so both buttons stay. */
export function RateArticle({ article }: { article: HelpArticle }) {
  const { t } = useTranslation('help')
  const rating = useMutation({
    mutationFn: (helpful: boolean) => call(rateHelp, { params: { id: article.id }, body: { helpful } }),
    onSuccess: (_, helpful) => announce(t(helpful ? 'ratedYes' : 'ratedNo')),
    onError: useFailureToast(),
  })
  const said = rating.isSuccess ? rating.variables : undefined
  return (
    <div role="group" aria-label={t('helpfulQuestion')} className={css.rating}>
      <span aria-hidden="true">{t('helpfulQuestion')}</span>
      <Button size="small" aria-pressed={said === true} onPress={() => rating.mutate(true)}>
        {t('helpful')}
      </Button>
      <Button size="small" aria-pressed={said === false} onPress={() => rating.mutate(false)}>
        {t('unhelpful')}
      </Button>
      {said !== undefined && <span>{t(said ? 'ratedYes' : 'ratedNo')}</span>}
    </div>
  )
}
