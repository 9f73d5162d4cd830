import { type AgreementName, agreements as known } from '@jinpiao/contract/agreements'
import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { agreementsOf, flowOf } from '@jinpiao/contract/flow'
import type { PriceLine } from '@jinpiao/contract/priceTerms'
import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { Money } from '@jinpiao/ui-kit/Money'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PriceSheet } from '#portal/archetypes/PriceSheet.tsx'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { FillingIn } from '#portal/parts/fillingIn.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { AgreementTicks } from './AgreementTicks.tsx'
import { ApplySteps } from './ApplySteps.tsx'
import * as css from './apply.css.ts'
import { type Apply, sumOf } from './apply.ts'
import type { StoredLine } from './applyForm.ts'
import { useFormAddress } from './formAddress.ts'
import { type NextStepsOf, useNextSteps } from './useNextSteps.ts'
import { useSubmit } from './useSubmit.ts'

export interface CheckPageProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  values: Values
  /** What it costs: signed with it, and part of what is agreed to. */
  prices?: readonly PriceLine[]
  /** What will be signed, fact by fact, each with the way back to its field. */
  children: ReactNode
  /** Back to the form. */
  onBack: () => void
  onStored: (lines: StoredLine[]) => void
  onSubmitted: () => Promise<void> | void
}

/** 核对: everything that will be signed, as the paper reads, then the agreements and the signature (P1). */
export function CheckPage<A extends ApplicationEndpoints, Values extends FieldValues>(
  props: CheckPageProps<A, Values>,
) {
  const { apply, values, prices = [], children, onBack, onStored, onSubmitted } = props
  const { t } = useTranslation(['apply', 'routes'])
  const hrefOf = useFormAddress(apply.of.type)
  const title = t(`${apply.name}.checkTitle`)
  useInnerTitle(title)
  const { user3 } = useSecurity()
  const own = user3?.userName ?? ''
  const parties = apply.parties?.(values) ?? []
  const agreements = agreementsOf(apply.of.type)
  const isUnsigned = flowOf(apply.of.type).unsigned === true
  const total = sumOf(parties)
  const count = apply.lines(values).length
  const { submit, failure, busy, dialog } = useSubmit(apply, { onStored, onSubmitted })
  const { ticks, errors, isAgreed } = useAgreements(agreements)

  return (
    <div className={page.page}>
      <PageHead title={title} name={t('step.check')} trail={[{ label: t(`routes:${apply.title}`), href: hrefOf() }]} />
      <ApplySteps of={apply.of} current={busy && !isUnsigned ? 'sign' : 'check'} />
      <div className={css.form}>
        <Form
          aria-label={title}
          errors={errors}
          onSubmit={() => (isAgreed() ? submit(values) : undefined)}
          onChecked={markErrors}
        >
          <div className={layout.withRail}>
            <div className={layout.stack}>
              <FillingIn value={true}>{children}</FillingIn>
              <PriceSheet prices={prices} />
              {agreements.length > 0 && (
                <AgreementTicks agreements={agreements} own={own} parties={parties} prices={prices} {...ticks} />
              )}
            </div>
            <div className={layout.stickyRail} data-page-bar="rail">
              <div className={css.checkTotal}>
                <p className={css.hint}>{t(total === undefined ? 'checkCount' : 'checkTotal', { count })}</p>
                {total !== undefined && (
                  <>
                    <p>
                      <Money value={total} unit size="large" />
                    </p>
                    <AmountInWords value={total} />
                  </>
                )}
                <p className={css.hint}>{own}</p>
              </div>
              <NextSteps apply={apply} isUnsigned={isUnsigned} />
            </div>
          </div>
          {/* Beside the button that was pressed: at the top of a long page nobody would see it. */}
          <Failure text={failure} />
          <div className={css.footer}>
            <Button type="submit" tone="primary" busy={busy}>
              {t(isUnsigned ? 'submitUnsigned' : 'signAndSubmit')}
            </Button>
            <Button onPress={onBack}>{t('backToForm')}</Button>
          </div>
        </Form>
      </div>
      {dialog}
    </div>
  )
}

/** 提交以后: who does what next, and how long it takes. */
function NextSteps({ apply, isUnsigned }: { apply: NextStepsOf; isUnsigned: boolean }) {
  const { t } = useTranslation('apply')
  const steps = useNextSteps(apply)
  return (
    <section className={css.next}>
      <h2 className={page.heading}>{t('next')}</h2>
      <ol role="list" className={css.nextSteps}>
        {steps.map(({ id, title, text }, index) => (
          <li key={id} className={css.nextStep}>
            <span aria-hidden="true" className={css.nextNumber}>
              {index + 1}
            </span>
            <div>
              <p>{title}</p>
              <p className={css.nextText}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={css.hint}>{t(isUnsigned ? 'checkUnsigned' : 'checkNext')}</p>
    </section>
  )
}

/** What is agreed to, and what is still missing as of the last try. */
function useAgreements(agreements: readonly AgreementName[]) {
  const { t } = useTranslation('apply')
  const terms = useTerms()
  const [ticked, setTicked] = useState<AgreementName[]>([])
  const [missing, setMissing] = useState<readonly AgreementName[]>([])
  const errorOf = (agreement: AgreementName) =>
    missing.includes(agreement) && !ticked.includes(agreement)
      ? t('agreement.missing', { name: terms.words(known[agreement].name) })
      : undefined
  const errors = agreements.flatMap((agreement) => {
    const message = errorOf(agreement)
    return message === undefined ? [] : [{ fieldId: `agreement-${agreement}`, message }]
  })
  function isAgreed(): boolean {
    const unread = agreements.filter((agreement) => !ticked.includes(agreement))
    setMissing(unread)
    return unread.length === 0
  }
  return { ticks: { ticked, onChange: setTicked, errorOf }, errors, isAgreed }
}
