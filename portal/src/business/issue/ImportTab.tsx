import type { DataOf } from '@jinpiao/contract/endpoint'
import { importIssueRows, importTemplate, issue, markIssueSheet } from '@jinpiao/contract/issue'
import { importColumnOf, issueImportColumns } from '@jinpiao/contract/issueImport'
import { columnHeading } from '@jinpiao/contract/sheetColumns'
import { cellName } from '@jinpiao/contract/sheets'
import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { Form } from '@jinpiao/ui-kit/Form'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { SheetUpload } from '#portal/business/sheets/SheetUpload.tsx'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { contractFiles, toHeld, toUploaded, uploadContract } from '#portal/business/trade/uploads.ts'
import { call, download } from '#portal/http/client.ts'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { settled } from '#portal/parts/settled.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { contractsOf, type ImportedRow, linesOf } from './importBatch.ts'
import { type LineForm, toIssueLine } from './issueForm.ts'

const fieldOf = (contractNo: string) => `contract-${contractNo}`

type Imported = DataOf<typeof importIssueRows>

/** 批量导入: template, sheet, what is wrong cell by cell, one file per contract, then the same check page. */
export function ImportTab({ onReady }: { onReady: (lines: LineForm[]) => void }) {
  const { t } = useTranslation('issue')
  const terms = useTerms()
  const errorText = useErrorText()
  const [imported, setImported] = useState<Imported>()
  const [files, setFiles] = useState<Record<string, HeldFile[]>>({})
  const [failure, setFailure] = useState<string>()
  const [problems, setProblems] = useState<Imported['errors']>([])
  /** Contracts whose file has not been uploaded, as of the last try. */
  const [missing, setMissing] = useState<readonly string[]>([])
  const onError = (error: Error) => setFailure(errorText(error))
  const checking = useMutation({
    mutationFn: async ({ read, lines }: { read: Imported; lines: LineForm[] }) => {
      const found = await call(issue.check, { body: { lines: lines.map((line) => ({ line: toIssueLine(line) })) } })
      return found.problems.map(({ line, ...problem }) => {
        const row = read.ok[line]?.row ?? 0
        const column = issueImportColumns[importColumnOf(problem.field)]
        return { ...problem, row, cell: column ? cellName(read.seen.columns, column.field, row) : '', value: '' }
      })
    },
    onSuccess: (found, { lines }) => {
      setProblems(found)
      if (found.length === 0) onReady(lines)
      else setFailure(t('import.problems', { count: found.length }))
    },
    onError,
  })

  async function check() {
    if (imported === undefined) return
    setFailure(undefined)
    const withoutFile = contractsOf(imported.ok).filter(({ contractNo }) => !files[contractNo]?.length)
    setMissing(withoutFile.map(({ contractNo }) => contractNo))
    if (withoutFile.length > 0) return
    await settled(checking.mutateAsync({ read: imported, lines: linesOf(imported.ok, files) }))
  }

  return (
    <div className={`${surface} ${page.section}`}>
      <ol className={css.steps}>
        <li>{t('import.step1')}</li>
        <li>{t('import.step2')}</li>
        <li>{t('import.step3')}</li>
      </ol>
      <SheetUpload<Imported>
        templateName={t('import.templateName')}
        template={() => download(importTemplate, {})}
        read={(file, sending) => call(importIssueRows, { file, ...sending })}
        marked={(file, sending) => download(markIssueSheet, { file, ...sending })}
        columnName={(field) => {
          const column = issueImportColumns[importColumnOf(field)]
          return column && columnHeading(column, terms.language)
        }}
        onRead={(found) => {
          setImported(found)
          setProblems([])
          setFailure(undefined)
          if (found) setFiles({})
        }}
        problems={problems}
        failure={failure}
      />
      {imported && imported.ok.length > 0 && (
        <>
          <RowTable rows={imported.ok} />
          <h3 className={page.heading}>{terms.name('contractFiles')}</h3>
          <p className={css.hint}>{t('import.contractsHint')}</p>
          <div className={css.contracts}>
            <Form
              aria-label={terms.name('contractFiles')}
              headingLevel={3}
              errors={missing.filter(isMissing).map((contractNo) => ({
                fieldId: fieldOf(contractNo),
                message: t('import.fileMissing', { contractNo }),
              }))}
              onSubmit={check}
              onChecked={markErrors}
            >
              {contractsOf(imported.ok).map(({ contractNo, contractName, rows }) => (
                <FileUpload
                  key={contractNo}
                  id={fieldOf(contractNo)}
                  label={t('import.contractFile', { contractNo, contractName })}
                  description={t('import.contractRows', { count: rows })}
                  value={toUploaded(files[contractNo] ?? [])}
                  onChange={(uploaded) => setFiles((now) => ({ ...now, [contractNo]: toHeld(uploaded) }))}
                  upload={uploadContract(errorText)}
                  {...contractFiles}
                  error={isMissing(contractNo) ? t('import.fileMissing', { contractNo }) : undefined}
                  isRequired
                />
              ))}
              <div>
                <Button type="submit" tone="primary" busy={checking.isPending}>
                  {t('import.toCheck', { count: imported.ok.length })}
                </Button>
              </div>
            </Form>
          </div>
        </>
      )}
    </div>
  )

  function isMissing(contractNo: string): boolean {
    return missing.includes(contractNo) && !files[contractNo]?.length
  }

  function RowTable({ rows }: { rows: readonly ImportedRow[] }) {
    return (
      <DataTable
        caption={t('import.rows')}
        columns={[
          { id: 'row', header: t('import.row'), rowHeader: true, cell: ({ row }) => t('import.rowNumber', { row }) },
          {
            id: 'supplier',
            header: terms.name('supplierName'),
            card: 'party',
            cell: ({ supplierName }) => supplierName,
          },
          { id: 'source', header: terms.name('sourceName'), cell: ({ sourceName }) => sourceName },
          {
            id: 'amount',
            header: terms.heading('amount'),
            card: 'amount',
            align: 'end',
            cell: ({ line }, hasHeader) => (line.amount === '' ? '—' : <Money value={line.amount} unit={!hasHeader} />),
          },
          { id: 'date', header: terms.name('promisedDate'), cell: ({ line }) => <DayText day={line.promisedDate} /> },
          { id: 'contractNo', header: terms.name('contractNo'), cell: ({ line }) => line.trade.contractNo },
        ]}
        rows={rows}
        rowKey={({ row }) => String(row)}
        rowName={({ row }) => t('import.rowNumber', { row })}
        empty={{ text: t('import.noRows') }}
      />
    )
  }
}
