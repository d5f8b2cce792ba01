import { loginPaths } from '@/store/login/paths'
import { Identicon } from '@/ui/Identicon/Identicon'
import { Stack } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useParams, useRoute } from '@/views/shell/route-context'
import { LoginPage } from '../LoginPage'
import styles from '../LoginPage.module.css'
import { samlRedirect } from './saml-redirect'

/** Signs in to a silo through its identity provider. */
function SamlLoginView() {
  const { search } = useRoute()
  const params = useParams(loginPaths.saml)
  const { silo, provider } = params
  return (
    <LoginPage>
      <h1 className={styles.silo}>
        <Identicon name={silo} />
        {silo}
      </h1>
      <div className={styles.body}>
        <Stack>
          <LinkButton href={samlRedirect(params, search)} tone="primary" isPageLoad>
            Sign in with {provider}
          </LinkButton>
        </Stack>
      </div>
    </LoginPage>
  )
}

export { SamlLoginView as View }
