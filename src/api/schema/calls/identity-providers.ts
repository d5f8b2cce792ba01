import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import {
  IdentityProviderResultsPage,
  SamlIdentityProvider,
  SamlIdentityProviderCreate,
} from '../identity-providers'
import { uuid } from '../scalars'
import { User, UserCreate, UserPassword } from '../users'
import { sorted } from './facts'

export const identityProvidersCalls = {
  siloIdentityProviderList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { silo: NameOrId }, {}),
    result: IdentityProviderResultsPage,
  },
  localIdpUserCreate: {
    status: 201,
    query: z.object({ silo: NameOrId }),
    body: UserCreate,
    result: User,
  },
  localIdpUserDelete: {
    status: 204,
    path: z.object({ userId: uuid }),
    query: z.object({ silo: NameOrId }),
  },
  localIdpUserSetPassword: {
    status: 204,
    path: z.object({ userId: uuid }),
    query: z.object({ silo: NameOrId }),
    body: UserPassword,
  },
  samlIdentityProviderCreate: {
    status: 201,
    query: z.object({ silo: NameOrId }),
    body: SamlIdentityProviderCreate,
    result: SamlIdentityProvider,
  },
  samlIdentityProviderView: {
    status: 200,
    path: z.object({ provider: NameOrId }),
    query: z.object({ silo: NameOrId }),
    result: SamlIdentityProvider,
  },
}
