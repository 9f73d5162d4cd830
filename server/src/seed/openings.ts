import { productTextId } from '@jinpiao/contract/productCards'
import type { OpenedBySignature } from '@jinpiao/contract/productKinds'
import type { ProductAct } from '@jinpiao/contract/productOpenRules'
import { newPk } from '../acts/keys.ts'
import { openProduct } from '../business/productOpen/productOpen.ts'
import { setProduct } from '../business/setProduct.ts'
import { instantOf } from '../domain/clock.ts'
import { contextOf, type Scene, type Stage, signFor, succeeded } from './actors.ts'
import { seedCorps } from './enterprises.ts'
import { pkCorpOf } from './install.ts'
import { daysAgo, HOUR_MS } from './play.ts'
import { answerAtWork, askedOf } from './playReply.ts'

interface Signed {
  person: string
  corp: string
  product: OpenedBySignature
  action?: ProductAct
}

/** Somebody signs for a product. */
export async function openFor(stage: Stage, { person, corp, product, action = 'OPEN' }: Signed): Promise<void> {
  const context = contextOf(stage, person, corp, 'ROLE_CORP_OPERATOR')
  const ids = [productTextId(product, action)]
  const signature = await signFor(stage, context, { ids, businessType: 'PRODUCT_OPEN', action })
  const { results } = await openProduct({ ...context, requestId: newPk() }, { product, action, signature })
  succeeded(results)
}

/** The bank agrees to what the enterprise has signed. */
async function agree(stage: Stage, corp: string, contractNo: string): Promise<void> {
  const name = seedCorps.find(({ key }) => key === corp)?.name
  const asked = await askedOf(stage, ({ task }) => task.kind === 'CCB_OPENING' && task.corpName === name)
  await answerAtWork(stage, asked, { answer: 'APPROVE', comment: '', body: { contractNo } })
}

/** Products in each state: 江城 has all, 安禾 has a bank's contract to sign, 明远 was refused by it. */
export const productScenes: readonly Scene[] = [
  async (stage, now) => {
    const at = daysAgo(now, 75)
    await stage.at(at)
    const corp = 'jiangcheng'
    for (const product of ['CREDIT_FUND', 'GUARANTEE', 'CCB'] as const)
      await openFor(stage, { person: 'SO', corp, product })
    await stage.at(at + 2 * HOUR_MS)
    await agree(stage, corp, 'EXT-2026-000107')
    await stage.at(at + 3 * HOUR_MS)
    await openFor(stage, { person: 'SO', corp, product: 'CCB', action: 'CONTRACT' })
    await stage.at(at + 5 * HOUR_MS)
    await agree(stage, corp, 'EXT-2026-000107')
  },
  async (stage, now) => {
    await stage.at(daysAgo(now, 4))
    await openFor(stage, { person: 'AO', corp: 'anhe', product: 'CCB' })
    await stage.at(daysAgo(now, 3))
    await agree(stage, 'anhe', 'EXT-2026-000231')
  },
  // Refused before its account was: without one nobody there could sign for a product now.
  async (stage, now) => {
    await stage.at(daysAgo(now, 4))
    const reason = '企业成立不足两年，暂不符合开通条件'
    const at = instantOf(stage.clock)
    await stage.database.write((tx) =>
      setProduct({ tx, at }, pkCorpOf('mingyuan'), 'CCB', { state: 'REJECTED', reason }),
    )
  },
]
