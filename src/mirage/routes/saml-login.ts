import { base64ToUtf8 } from '@/lib/base64'
import { localPathOr } from '@/lib/path'
import type { UserRecord } from '../models/identities'
import type { SiloRecord } from '../models/silos'
import { Answer } from '../server/answer'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { findLoginSilo, openSession } from '../server/sessions'
import type { World } from '../server/world'

const NAME_ID = /<(?:[\w.-]+:)?NameID\b[^>]*>([^<]+)</
const ATTRIBUTE = /<(?:[\w.-]+:)?Attribute\b([^>]*)>([\s\S]*?)<\/(?:[\w.-]+:)?Attribute>/g
const VALUE = /<(?:[\w.-]+:)?AttributeValue\b[^>]*>([^<]+)</g

const attributeValues = (assertion: string, name: string): string[] =>
  Array.from(assertion.matchAll(ATTRIBUTE))
    .filter(([, tag]) => tag?.includes(`Name="${name}"`))
    .flatMap(([, , inner]) => Array.from(inner!.matchAll(VALUE), ([, value]) => value!.trim()))

/** Silos with an identity provider get to know their users as they come. */
const findOrAdmitUser = (world: World, silo: SiloRecord, displayName: string): UserRecord => {
  const known = world.db.users.in(silo.id).find(user => user.displayName === displayName)
  if (known) return known
  if (silo.identityMode !== 'saml_jit') return fail.unauthorized()
  return world.db.users.insert({
    id: world.ids.next(),
    displayName,
    siloId: silo.id,
    password: null,
  })
}

/** The provider's word on groups is final: whoever is not named any more is out. */
const replaceMemberships = ({ db, ids }: World, user: UserRecord, names: readonly string[]) => {
  for (const { id } of db.memberships.by('user', user.id)) db.memberships.remove(id)
  for (const displayName of new Set(names)) {
    const group =
      db.groups.in(user.siloId).find(each => each.displayName === displayName) ??
      db.groups.insert({ id: ids.next(), displayName, siloId: user.siloId })
    db.memberships.insert({ id: ids.next(), groupId: group.id, userId: user.id })
  }
}

/**
 * The end of a login at an identity provider. Assertions are read but their signatures are not
 * checked: there is no provider to have signed them.
 */
export const samlLoginRoutes = {
  loginSaml: ({ path, request, world }) => {
    const silo = findLoginSilo(world, path.siloName)
    const provider =
      world.db.identityProviders.named(silo.id, path.providerName) ??
      fail.notFound('identity-provider', path.providerName)
    const form = new URLSearchParams(request.body ?? '')
    const assertion = base64ToUtf8(form.get('SAMLResponse') ?? '') ?? ''
    const name = NAME_ID.exec(assertion)?.[1]?.trim() ?? fail.unauthorized()
    const user = findOrAdmitUser(world, silo, name)
    const { groupAttributeName } = provider
    if (groupAttributeName) {
      replaceMemberships(world, user, attributeValues(assertion, groupAttributeName))
    }
    const target = localPathOr(form.get('RelayState'), '/')
    return Answer.redirect(303, target, openSession(world, user.id))
  },
} satisfies Handlers
