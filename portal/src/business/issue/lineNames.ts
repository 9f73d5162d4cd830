import type { FieldPath } from 'react-hook-form'
import type { IssueForm } from './issueForm.ts'

/**
 * Name of a field in the form, which is also the id of its control, so that the error summary finds it. The server says
 * `trade.fileIds` where the form holds the files themselves.
 */
export const fieldName = (line: number, field: string): FieldPath<IssueForm> =>
  `lines.${line}.${field.replace(/invoiceFileIds$|fileIds$/, 'files').replace(/otherFileIds$/, 'otherFiles')}` as FieldPath<IssueForm>
