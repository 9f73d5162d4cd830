import { TextField } from '@jinpiao/ui-kit/TextField'
import * as css from './Studio.css.ts'
import { words } from './words.ts'

interface ColorFieldProps {
  id: string
  label: string
  isOptional: boolean
  /** `#rrggbb`, or whatever was typed. */
  value: string
  /** `#rrggbb`: what the theme takes, while nothing or no colour is typed. */
  used: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A colour as text, with the system's own picker beside it, which shows the colour that is used. */
export function ColorField({ label, value, used, onChange, ...field }: ColorFieldProps) {
  return (
    <div className={css.colorField}>
      <TextField {...field} label={label} value={value} onChange={onChange} />
      <input
        type="color"
        aria-label={words.pick(label)}
        className={css.swatch}
        value={used}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
