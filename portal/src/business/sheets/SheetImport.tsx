import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { type SheetAnswer, SheetUpload, type SheetUploadProps } from './SheetUpload.tsx'

interface SheetImportProps<Read extends SheetAnswer> {
  title: string
  /** The list that the rows come into; the page leads back to it. */
  list: { label: string; href: string }
  /** What is to be done, in its order. */
  steps: readonly string[]
  sheet: Omit<SheetUploadProps<Read>, 'onRead'>
  /** The correct rows, as they will be stored. */
  rows: (read: Read) => ReactNode
  addLabel: (read: Read) => string
  /** Stores the correct rows together. Answers what is said of it. */
  add: (read: Read) => Promise<string>
}

/** 导入表格: template, sheet, what is wrong cell by cell; the correct rows are stored together. */
export function SheetImport<Read extends SheetAnswer>(props: SheetImportProps<Read>) {
  const { title, list, steps, sheet, rows, addLabel, add } = props
  const navigate = useNavigate()
  const onError = useFailureToast()
  const [found, setFound] = useState<Read>()
  const adding = useMutation({
    mutationFn: add,
    onSuccess: async (said) => {
      notify(said)
      await navigate(list.href)
    },
    onError,
  })
  return (
    <div className={layout.stack}>
      <PageHead title={title} trail={[list]} />
      <div className={`${surface} ${page.section}`}>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SheetUpload<Read> {...sheet} onRead={setFound} />
        {found && found.ok.length > 0 && (
          <>
            {rows(found)}
            <div>
              <Button tone="primary" busy={adding.isPending} onPress={() => adding.mutate(found)}>
                {addLabel(found)}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
