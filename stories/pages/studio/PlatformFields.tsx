import { brandFields, type StudioPlatform } from '@jinpiao/themes/designTokens'
import { parsePlatform } from '@jinpiao/themes/parsePlatform'
import type { FieldProblem, PlatformField } from '@jinpiao/themes/readPlatformFile'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { ColorField } from './ColorField.tsx'
import * as css from './Studio.css.ts'
import { describeProblem, fieldNames, words } from './words.ts'

interface PlatformFieldsProps {
  platform: StudioPlatform
  /** What the reader of files says of the platform as it is. */
  problems: readonly FieldProblem[]
  onChange: (changes: Partial<StudioPlatform>) => void
}

/** For the links of the summary of errors. */
export const fieldId = (field: PlatformField) => `studio-${field}`

/** Everything that a platform file says. */
export function PlatformFields({ platform, problems, onChange }: PlatformFieldsProps) {
  const parts = (field: PlatformField) => {
    const problem = problems.find((each) => each.field === field)
    return {
      id: fieldId(field),
      label: fieldNames[field],
      value: platform[field] ?? '',
      onChange: (value: string) => onChange({ [field]: value }),
      error: problem && describeProblem(problem),
    }
  }
  const used = parsePlatform(platform)
  return (
    <>
      <div className={css.fields}>
        <TextField {...parts('platformName')} description={words.nameAbout} />
        <TextField {...parts('platformType')} description={words.typeAbout} />
        <TextField {...parts('platformLogo')} isOptional description={words.logoAbout} />
      </div>
      <div className={css.colorFields}>
        {brandFields.map((field) => (
          <ColorField
            key={field}
            {...parts(field)}
            isOptional={field === 'accentColor'}
            used={used[field] ?? used.seed}
          />
        ))}
      </div>
    </>
  )
}
