import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { Fragment } from 'react'
import * as css from './docs.css.ts'
import { codeAndWords, pieces } from './prose.ts'

/** A sentence of the documentation: code between backticks, and its figures heard as figures are. */
export function Prose({ children }: { children: string }) {
  return codeAndWords(children).map(({ text, isCode }, position) =>
    isCode ? (
      <code key={position} className={css.code}>
        <Figures text={text} />
      </code>
    ) : (
      <Figures key={position} text={text} />
    ),
  )
}

const Figures = ({ text }: { text: string }) =>
  pieces(text).map((piece, position) =>
    piece.spoken === piece.text ? (
      <Fragment key={position}>{piece.text}</Fragment>
    ) : (
      <SpokenText key={position} visible={piece.text} spoken={piece.spoken} />
    ),
  )
