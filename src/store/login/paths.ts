import { LOGIN_PATH } from '@/lib/path'
import { definePath, type PathParams } from '@/store/routing/path'

/** The addresses of the pages that need no session. */
export const loginPaths = {
  choice: definePath(LOGIN_PATH),
  local: definePath('/login/:silo/local'),
  saml: definePath('/login/:silo/saml/:provider'),
  /** An address of the API that redirects to the identity provider. */
  samlRedirect: definePath('/login/:silo/saml/:provider/redirect'),
  deviceVerify: definePath('/device/verify'),
  deviceSuccess: definePath('/device/success'),
}

/** The parameters of one of these addresses. */
export type LoginParams<Page extends keyof typeof loginPaths> = PathParams<
  (typeof loginPaths)[Page]
>

export const replayPaths = { player: definePath('/replay') }
