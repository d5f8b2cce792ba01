import { localPath } from '@/lib/path'
import { loginPaths } from '@/store/login/paths'

/**
 * The API's address for the redirect to the identity provider, and from there back to the page in
 * the `redirect_uri` of `search`. Omits a `redirect_uri` on another host.
 */
export const samlRedirect = (params: { silo: string; provider: string }, search: string) => {
  const back = localPath(new URLSearchParams(search).get('redirect_uri')?.trim() ?? '')
  const path = loginPaths.samlRedirect(params)
  // A slash needs no encoding in a query, and is easier to read unencoded.
  return back === null
    ? path
    : `${path}?redirect_uri=${encodeURIComponent(back).replaceAll('%2F', '/')}`
}
