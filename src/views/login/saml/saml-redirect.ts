import { localPath } from '@/lib/path'
import { loginPaths } from '@/store/login/paths'

/**
 * Where the API leads to the identity provider, and from there back to the page that `search` names
 * in its `redirect_uri`. What leads to another host is left out.
 */
export const samlRedirect = (params: { silo: string; provider: string }, search: string) => {
  const back = localPath(new URLSearchParams(search).get('redirect_uri')?.trim() ?? '')
  const path = loginPaths.samlRedirect(params)
  // A slash needs no encoding in a query, and is read more easily without.
  return back === null
    ? path
    : `${path}?redirect_uri=${encodeURIComponent(back).replaceAll('%2F', '/')}`
}
