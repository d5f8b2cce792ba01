import { localPath } from '@/lib/path'
import { loginPaths } from '@/store/login/paths'

/** A login page that returns to the `redirect_uri` of `search`. Omits one on another host. */
export const withRedirect = (path: string, search: string): string => {
  const back = localPath(new URLSearchParams(search).get('redirect_uri')?.trim() ?? '')
  // A slash needs no encoding in a query, and is easier to read unencoded.
  return back === null
    ? path
    : `${path}?redirect_uri=${encodeURIComponent(back).replaceAll('%2F', '/')}`
}

/** The API's address for the redirect to the identity provider, and from there back to the page. */
export const samlRedirect = (params: { silo: string; provider: string }, search: string) =>
  withRedirect(loginPaths.samlRedirect(params), search)
