import { LOGIN_PATH } from '@/lib/path'
import { definePath } from '@/store/routing/path'

/** The addresses of the pages that need no session. */
export const loginPaths = {
  choice: definePath(LOGIN_PATH),
  local: definePath('/login/:silo/local'),
}
