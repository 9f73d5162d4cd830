import { Link } from '@jinpiao/ui-kit/Link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SignupCard } from '#portal/business/signup/SignupCard.tsx'
import { productsQuery } from '#portal/business/signup/useSignupFacts.ts'
import { cards } from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'

/** 选择产品: products that need a qualification, each with where the enterprise stands. */
export default function SignupProducts() {
  const { t } = useTranslation(['signup', 'routes'])
  const query = useQuery(productsQuery)
  useHeadingKept(!query.isPending)
  return (
    <div className={css.page}>
      <PageHead
        title={t('routes:signupProduct')}
        actions={
          <Link href="/my/signup/query" kind="standalone">
            {t('routes:signupQuery')}
          </Link>
        }
      />
      <p>{t('intro')}</p>
      <QueryState query={query}>
        {(products) =>
          products.length === 0 ? (
            <p>{t('noProducts')}</p>
          ) : (
            <div className={cards}>
              {products.map((each) => (
                <SignupCard key={each.product.pkProduct} of={each} />
              ))}
            </div>
          )
        }
      </QueryState>
    </div>
  )
}
