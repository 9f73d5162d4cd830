import { type Confirmation, getConfirmation } from '@jinpiao/contract/confirmations'
import { confirmKinds, confirmStates } from '@jinpiao/contract/states/ukey'
import { Button } from '@jinpiao/ui-kit/Button'
import { Money } from '@jinpiao/ui-kit/Money'
import { SideSheet } from '@jinpiao/ui-kit/SideSheet'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Judging } from '#portal/business/redeemClaim/Judging.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

interface ReadMatterProps {
  matter: Pick<Confirmation, 'pkConfirm' | 'confirmTitle'>
  /** Which row's button it is. */
  context: string
}

/** 查看内容: what is to be confirmed, in a sheet beside the list. */
export function ReadMatter({ matter, context }: ReadMatterProps) {
  const { t } = useTranslation('confirmations')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="small" context={context} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('read')}
      </Button>
      <SideSheet isOpen={isOpen} onClose={() => setOpen(false)} title={matter.confirmTitle}>
        <MatterContent pkConfirm={matter.pkConfirm} />
      </SideSheet>
    </>
  )
}

interface ContentProps {
  pkConfirm: string
  /** What can be done with it, below it. */
  acts?: ((matter: Confirmation) => ReactNode) | undefined
}

/** One matter: its facts, what is to be confirmed, its files. */
export function MatterContent({ pkConfirm, acts }: ContentProps) {
  const { t } = useTranslation('confirmations')
  const query = useQuery(queryOf('confirmations', getConfirmation, { params: { pkConfirm } }))
  return (
    <QueryState query={query}>
      {({ confirmation, document, files }) => (
        <div className={page.section}>
          <Facts matter={confirmation} />
          {document.map(({ heading, paragraphs }) => (
            <section key={heading} className={page.section}>
              <h3 className={page.heading}>{heading}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <ProseText>{paragraph}</ProseText>
                </p>
              ))}
            </section>
          ))}
          {files.length > 0 && (
            <section className={page.section}>
              <h3 className={page.heading}>{t('files')}</h3>
              <FileLinks files={files} name={t('files')} />
            </section>
          )}
          {acts?.(confirmation)}
        </div>
      )}
    </QueryState>
  )
}

function Facts({ matter }: { matter: Confirmation }) {
  const { name, words } = useTerms()
  const { confirmNo, confirmKind, initiatorName, amount, confirmBy, confirmState, reason, judgeBy, judgement } = matter
  const { label, tone } = confirmStates[confirmState]
  return (
    <SummaryList
      rows={[
        { label: name('confirmNo'), value: confirmNo },
        { label: name('confirmState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
        { label: name('confirmKind'), value: words(confirmKinds[confirmKind].label) },
        { label: name('initiatorName'), value: initiatorName },
        ...(amount === null ? [] : [{ label: name('amount'), value: <Money value={amount} unit /> }]),
        { label: name('confirmBy'), value: <DayText day={confirmBy} /> },
        ...(reason === null ? [] : [{ label: name('reason'), value: reason, isWide: true }]),
        ...(judgeBy === null ? [] : [{ label: name('judgeBy'), value: <Judging judgeBy={judgeBy} />, isWide: true }]),
        ...(judgement === null
          ? []
          : [{ label: name('judgement'), value: <ProseText>{judgement}</ProseText>, isWide: true }]),
      ]}
    />
  )
}
