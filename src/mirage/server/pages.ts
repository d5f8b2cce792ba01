import { localPath } from '@/lib/path'
import { Answer } from './answer'
import { demoUser } from './authenticate'
import { fail } from './errors'
import type { Route } from './handle-request'
import { searchOf } from './read'
import { demoSilo, findLoginSilo, openSession } from './sessions'
import type { BackendState } from './backend-state'

/** Only paths of this origin are followed. */
const redirectTarget = (url: string): string | undefined => {
  const wanted = new URLSearchParams(searchOf(url)).get('redirect_uri')
  if (wanted === null || wanted === '') return undefined
  return localPath(wanted) ?? fail.invalidRequest('redirect_uri must be a relative path')
}

const withTarget = (path: string, target: string | undefined) =>
  target ? `${path}?redirect_uri=${encodeURIComponent(target)}` : path

/**
 * The pages of the control plane that are no part of its API but stand at the same address: where
 * logging in begins.
 */
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
    // The identity provider is played, too: whoever is sent there comes back logged in.
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
