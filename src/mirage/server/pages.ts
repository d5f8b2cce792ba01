import { localPath } from '@/lib/path'
import { Answer } from './answer'
import { demoUser } from './authenticate'
import { fail } from './errors'
import type { Route } from './handle-request'
import { searchOf } from './read'
import { demoSilo, findLoginSilo, openSession } from './sessions'
import type { BackendState } from './backend-state'

/** Follows only paths on this origin. */
const redirectTarget = (url: string): string | undefined => {
  const wanted = new URLSearchParams(searchOf(url)).get('redirect_uri')
  if (wanted === null || wanted === '') return undefined
  return localPath(wanted) ?? fail.invalidRequest('redirect_uri must be a relative path')
}

const withTarget = (path: string, target: string | undefined) =>
  target ? `${path}?redirect_uri=${encodeURIComponent(target)}` : path

/** HTML pages of the control plane outside its API: the start of a login. */
export const pageRoutes = (backendState: BackendState): Route[] => [
  {
    method: 'GET',
    path: '/login',
    respond: ({ wire }) => {
      const silo = demoSilo(backendState) ?? fail.noRoute()
      const target = redirectTarget(wire.url)
      return Answer.redirect(302, withTarget(`/login/${silo.name}/local`, target)).response
    },
  },
  {
    // Simulates the identity provider, which redirects back logged in.
    method: 'GET',
    path: '/login/{siloName}/saml/{providerName}/redirect',
    respond: ({ wire, path }) => {
      const silo = findLoginSilo(backendState, path['siloName'] ?? '')
      const provider = path['providerName'] ?? ''
      if (!backendState.db.identityProviders.named(silo.id, provider)) {
        fail.notFound('identity-provider', provider)
      }
      const target = redirectTarget(wire.url) ?? '/'
      const visitor = demoUser(backendState, wire)
      const user =
        visitor?.siloId === silo.id
          ? visitor
          : (backendState.db.users.in(silo.id)[0] ?? fail.unauthorized())
      return Answer.redirect(302, target, openSession(backendState, user.id)).response
    },
  },
]
