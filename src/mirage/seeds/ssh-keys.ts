import type { SshKeyRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { userIds } from './users'

export const sshKeyIds = {
  macbook: fixedId('sshKey', 1),
  macMini: fixedId('sshKey', 2),
  thinkpad: fixedId('sshKey', 3),
}

const sshKeys: SshKeyRecord[] = [
  {
    ...named(sshKeyIds.macbook, 'm1-macbook-pro', 'For everyday use', '2024-01-16T10:00'),
    publicKey:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPq8l0hWQqXnX3t2cLq0m7r5XfE2yq1n5cZrT8bV9uKd ada@macbook',
    siloUserId: userIds.ada,
  },
  {
    ...named(sshKeyIds.macMini, 'mac-mini', '', '2024-05-22T21:40'),
    publicKey:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFw3n0Zt6yGdVb1uXo4cJp9sRk2eLh7aQm5iTf8vNx0E ada@mini',
    siloUserId: userIds.ada,
  },
  {
    ...named(sshKeyIds.thinkpad, 'thinkpad', 'The old one', '2024-03-01T08:30'),
    publicKey:
      'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB7kMz2pSx5yVn9qWc3eTg6rUj1oIl8hDf4aKb0wXm2L clara',
    siloUserId: userIds.clara,
  },
]

export const seedSshKeys = ({ db }: BackendState): void => {
  for (const key of sshKeys) db.sshKeys.insert(key)
}
