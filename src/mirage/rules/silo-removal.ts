import type { UserRecord } from '../models/records'
import type { Db } from '../server/db'

const removeAll = (
  table: { remove(id: string): void },
  records: Iterable<{ readonly id: string }>,
) => {
  for (const { id } of records) table.remove(id)
}

/** Deletes a user with its sessions, tokens and keys. */
export const removeUser = (db: Db, { id }: UserRecord): void => {
  removeAll(db.sessions, db.sessions.by('user', id))
  removeAll(db.tokens, db.tokens.by('user', id))
  removeAll(db.deviceGrants, db.deviceGrants.by('user', id))
  removeAll(db.memberships, db.memberships.by('user', id))
  for (const key of db.sshKeys.in(id)) {
    removeAll(db.instanceSshKeys, db.instanceSshKeys.by('key', key.id))
    db.sshKeys.remove(key.id)
  }
  db.users.remove(id)
}

/** Deletes a silo, which must have no projects, with everything that belongs to it. */
export const removeSilo = (db: Db, siloId: string): void => {
  for (const user of db.users.in(siloId)) removeUser(db, user)
  removeAll(db.groups, db.groups.in(siloId))
  removeAll(db.identityProviders, db.identityProviders.in(siloId))
  removeAll(db.certificates, db.certificates.in(siloId))
  removeAll(db.scimTokens, db.scimTokens.in(siloId))
  removeAll(db.images, db.images.in(siloId))
  removeAll(db.ipPoolSilos, db.ipPoolSilos.by('silo', siloId))
  removeAll(db.subnetPoolSilos, db.subnetPoolSilos.by('silo', siloId))
  db.authSettings.remove(siloId)
  db.policies.remove(siloId)
  db.silos.remove(siloId)
}
