import type { ProductCard as Card } from '@jinpiao/contract/productCards'
import { useState } from 'react'
import { cards as grid } from '#portal/parts/layout.css.ts'
import * as page from '#portal/parts/page.css.ts'
import { ActsOutcome } from '#portal/signing/ActsOutcome.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { ProductCard } from './ProductCard.tsx'
import { useOpening } from './useOpening.tsx'

/** The cards, the dialog that one of them opens, and what its signature has led to. */
export function ProductCards({ cards }: { cards: readonly Card[] }) {
  const { sign, dialog, ...acts } = useOpening()
  const [chosen, setChosen] = useState<Card>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={page.page}>
      <ActsOutcome acts={acts} isLine />
      <div className={grid}>
        {cards.map((card) => (
          <ProductCard
            key={card.product}
            card={card}
            busy={acts.busy}
            onAct={() => {
              setChosen(card)
              setOpen(true)
            }}
          />
        ))}
      </div>
      <OpenDialog
        card={chosen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSign={(card) => {
          setOpen(false)
          sign(card)
        }}
      />
      {dialog}
    </div>
  )
}
