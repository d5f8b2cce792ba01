import { Identicon } from '@/ui/Identicon/Identicon'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useRoute } from '@/views/shell/route-context'
import { LoginPage } from '../LoginPage'
import styles from '../LoginPage.module.css'
import { samlRedirect } from './saml-redirect'

/** Signs in to a silo by way of its identity provider. */
export function SamlLoginView() {
  const { params, search } = useRoute()
  const { silo = '', provider = '' } = params
  return (
    <LoginPage>
      <h1 className={styles.silo}>
        <Identicon name={silo} />
        {silo}
      </h1>
      <div className={styles.body}>
        <div className={styles.wide}>
          <LinkButton href={samlRedirect({ silo, provider }, search)} tone="primary" isPageLoad>
            Sign in with {provider}
          </LinkButton>
        </div>
      </div>
    </LoginPage>
  )
}
