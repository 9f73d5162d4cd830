import { businessMessage } from '@jinpiao/contract/errors'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import { MAX_PACK_LINES } from '@jinpiao/contract/packPayload'
import { requiredSections } from '@jinpiao/contract/packRules'
import type { Problem } from '@jinpiao/contract/problems'
import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { Link } from '@jinpiao/ui-kit/Link'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, FormProvider, type Path, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import type { FormProblem } from '#portal/archetypes/apply/apply.ts'
import { type LineFacts, Lines } from '#portal/archetypes/apply/Lines.tsx'
import { ruleError, useLeaveCheck } from '#portal/archetypes/apply/useLeaveCheck.ts'
import { packHref } from '#portal/business/packs/packPages.ts'
import { usePending } from '#portal/business/trade/usePending.ts'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { FillingIn } from '#portal/parts/fillingIn.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { settled } from '#portal/parts/settled.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PackHead } from './PackFacts.tsx'
import { todayOfPacks } from './pack.ts'
import {
  type Filled,
  fillSection,
  problemsOfSection,
  sectionOf,
  type TypedSection,
  typedProblemsOf,
} from './sectionForms.ts'
import { type SectionOfPack, useSaveSection } from './useSaveSection.ts'
import { useUnsaved } from './useUnsaved.tsx'

type Field = 'auth' | 'contracts' | 'others'
type LineOf<Of extends Field> = Filled<PackPayload[Of][number]>

interface SectionFormProps<Of extends Field> {
  of: SectionOfPack
  section: TypedSection<Of>
  /** What a folded line says of itself. */
  factsOf: (line: LineOf<Of>) => LineFacts
  /** Above the lines: a template to be filled in. */
  above?: ReactNode
  /** The fields of one line. `place` is 合同 2; none where there is one. */
  children: (line: { path: string; place: string | undefined; onPending: (pending: number) => void }) => ReactNode
}

/**
 * The lines of one section: saved when they are complete, or as they are, to be completed later. What another window has
 * saved meanwhile is refused (99000409) and told above the form.
 */
export function SectionForm<Of extends Field>({ of, section, factsOf, above, children }: SectionFormProps<Of>) {
  const { t } = useTranslation(['packUploads', 'apply'])
  const { language } = useTerms()
  const errorText = useErrorText()
  const { kind, detail } = of
  const form = useForm<{ lines: LineOf<Of>[] }>({
    defaultValues: { lines: fillSection(section, detail.payload, detail.files) } as DefaultValues<{
      lines: LineOf<Of>[]
    }>,
  })
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [uploading, setUploading] = useState(0)
  const pending = usePending(setUploading)
  const { release, question } = useUnsaved(form.formState.isDirty || uploading > 0)
  const saving = useSaveSection(of, release)
  const worded = (found: readonly Problem[]): FormProblem[] =>
    found.map(({ field, code, values }) => ({ fieldId: field, message: businessMessage(code, values, language) }))
  const findProblems = () =>
    worded(problemsOfSection(section, linesNow(), { kind, today: todayOfPacks(), payload: detail.payload }))
  const leaving = useLeaveCheck(form, findProblems)
  const place = (number: number) => t(`place.${section.section}`, { number })
  const isOptional = !requiredSections[kind].includes(section.section)
  const unready = uploading > 0 ? t('apply:stillUploading') : undefined
  const failure = saving.error === null ? [] : [{ message: errorText(saving.error) }]

  return (
    <FillingIn value={true}>
      <FormProvider {...form}>
        <div className={css.form}>
          <Form
            aria-label={t('form')}
            headingLevel={2}
            errors={failure.length > 0 ? failure : problems}
            onSubmit={() => save(findProblems())}
            onChecked={markErrors}
          >
            <div className={layout.withRail}>
              <div className={layout.stack} {...leaving}>
                {/* Above the headings of several lines. */}
                <h2 className={visuallyHidden}>{t('form')}</h2>
                {isOptional && <p className={css.hint}>{t('optionalHint')}</p>}
                {above}
                <Lines
                  lines={{ name: 'lines', place }}
                  findProblems={findProblems}
                  problems={problems}
                  factsOf={factsOf}
                  empty={section.empty}
                  copy={{ isFree: () => false, entries: () => [] }}
                  addLabel={t(`add.${section.section}`)}
                  fullReason={(count) => (count >= MAX_PACK_LINES ? t('full', { max: MAX_PACK_LINES }) : undefined)}
                  onRemoved={(id) => pending.forget(id)}
                >
                  {(line) =>
                    children({ path: `lines.${line.index}`, place: line.place, onPending: pending.of(line.id) })
                  }
                </Lines>
              </div>
              <div className={layout.stickyRail} data-page-bar="rail">
                <PackHead kind={kind} detail={detail} />
              </div>
            </div>
            <div className={css.footer}>
              <Button type="submit" tone="primary" busy={saving.isPending} disabledReason={unready}>
                {t('save')}
              </Button>
              <Button
                busy={saving.isPending}
                disabledReason={unready}
                onPress={() => void save(worded(typedProblemsOf(section, linesNow())))}
              >
                {t('saveLater')}
              </Button>
              <Link href={packHref(detail.application.pkApply)} kind="standalone">
                {t('toPack')}
              </Link>
            </div>
          </Form>
        </div>
        {question}
      </FormProvider>
    </FillingIn>
  )

  function linesNow(): LineOf<Of>[] {
    return form.getValues().lines
  }

  async function save(found: readonly FormProblem[]): Promise<void> {
    saving.reset()
    form.clearErrors()
    for (const { fieldId, message } of found)
      form.setError(fieldId as Path<{ lines: LineOf<Of>[] }>, { type: ruleError, message })
    setProblems(found)
    if (found.length === 0) await settled(saving.mutateAsync(sectionOf(section, linesNow())))
  }
}
