import type { IdentityProviderRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { MAZE_WAR } from './silos'

const at = (host: string) => ({
  acsUrl: `https://maze-war.sys.basalt.example/login/maze-war/saml/${host}`,
  idpEntityId: `https://${host}.basalt.example/metadata`,
  sloUrl: `https://${host}.basalt.example/logout`,
  spClientId: 'maze-war',
  technicalContactEmail: 'doorkeeper@basalt.example',
  siloId: MAZE_WAR,
})

const providers: IdentityProviderRecord[] = [
  {
    ...named(fixedId('identityProvider', 1), 'mock-idp', 'Knows everybody', '2021-06-14T16:30'),
    ...at('mock-idp'),
    groupAttributeName: 'groups',
    publicCert: 'MIIBszCCAVmgAwIBAgIUDemoCertificateOfNobodyInParticular==',
  },
  {
    ...named(
      fixedId('identityProvider', 2),
      'standby-idp',
      'For the days when the other one cannot be reached. It knows nothing of groups, so whoever comes in through it has the roles that were given to them by name, and only those.',
      '2023-08-30T13:00',
    ),
    ...at('standby-idp'),
    groupAttributeName: null,
    publicCert: null,
  },
]

export const seedIdentityProviders = ({ db }: BackendState): void => {
  for (const provider of providers) db.identityProviders.insert(provider)
}
