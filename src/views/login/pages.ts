import { layouts } from '@/store/layouts'
import { loginPaths } from '@/store/login/paths'
import { currentUserQuery } from '@/store/session/queries'
import { definePages } from '@/views/shell/route-tree'

export const loginPages = definePages(
  {
    id: 'login/choice/page',
    path: loginPaths.choice.pattern,
    layout: layouts.public,
    screen: () => import('./choice/page.screen'),
  },
  {
    id: 'login/local/page',
    path: loginPaths.local.pattern,
    layout: layouts.public,
    screen: () => import('./local/page.screen'),
  },
  {
    id: 'login/saml/page',
    path: loginPaths.saml.pattern,
    layout: layouts.public,
    screen: () => import('./saml/page.screen'),
  },
  {
    id: 'login/device/verify',
    path: loginPaths.deviceVerify.pattern,
    layout: layouts.public,
    // The device gets the rights of whoever is signed in, so that is asked first.
    queries: () => [currentUserQuery],
    screen: () => import('./device/verify.screen'),
  },
  {
    id: 'login/device/success',
    path: loginPaths.deviceSuccess.pattern,
    layout: layouts.public,
    screen: () => import('./device/success.screen'),
  },
)
