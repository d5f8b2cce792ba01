import { Stack, Text } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useRoute } from '@/views/shell/route-context'
import { withRedirect } from '../saml/saml-redirect'
import { LoginPage } from '../LoginPage'
import styles from '../LoginPage.module.css'

const DEMO_LOGIN = '/login/maze-war/local'

/** Replaces the login page that a rack itself would serve for the requested silo. */
function LoginChoiceView() {
  const { search } = useRoute()
  return (
    <LoginPage>
      <h1 className={styles.silo}>Sign in</h1>
      <div className={styles.body}>
        <Text as="p" color="text-muted" textWrap="pretty">
          On a rack, this address shows the login page of your silo. The preview has a demo silo
          that accepts any name and password.
        </Text>
        <Stack>
          <LinkButton href={withRedirect(DEMO_LOGIN, search)} tone="primary">
            Sign in to maze-war
          </LinkButton>
        </Stack>
      </div>
    </LoginPage>
  )
}

export { LoginChoiceView as View }
