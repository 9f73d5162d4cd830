import { AuthSection } from '#portal/business/packUploads/AuthSection.tsx'
import { SectionPage } from '#portal/business/packUploads/SectionPage.tsx'

/** 授权书 of a pack (`?id=`). */
export default function PackAuthPage() {
  return (
    <SectionPage section="auth" route="packAuth">
      {(of) => <AuthSection of={of} />}
    </SectionPage>
  )
}
