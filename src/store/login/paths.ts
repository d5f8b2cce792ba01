import { LOGIN_PATH } from '@/lib/path'
import { definePath, type PathParams } from '@/store/routing/path'

/** The addresses of the pages that need no session. */
export const loginPaths = {
  choice: definePath(LOGIN_PATH),
  local: definePath('/login/:silo/local'),
  saml: definePath('/login/:silo/saml/:provider'),
  /** Of the API: from here it leads to the identity provider. */
  samlRedirect: definePath('/login/:silo/saml/:provider/redirect'),
  deviceVerify: definePath('/device/verify'),
  deviceSuccess: definePath('/device/success'),
}

/** What the address of one of these pages says. */
export type LoginParams<Page extends keyof typeof loginPaths> = PathParams<
  (typeof loginPaths)[Page]
>
