import { accountEntries } from '@/api/operations/account'
import { affinityEntries } from '@/api/operations/affinity-groups'
import { externalSubnets } from '@/api/operations/external-subnets'
import { firstEntries } from '@/api/operations/first'
import { multicastGroups } from '@/api/operations/multicast-groups'
import { restEntries } from '@/api/operations/rest'
import { SECRETS } from '@/api/operations/secrets'
import { systemEntries } from '@/api/operations/system'
import { vpcEntries } from '@/api/operations/vpc'
import { FEATURES } from '@/api/releases/features'
import type { ByHand } from './generate'

/** The handwritten modules that generated code depends on. They import no generated code. */
export const byHand: ByHand = {
  areas: {
    first: Object.keys(firstEntries),
    account: Object.keys(accountEntries),
    affinity: Object.keys(affinityEntries),
    external: Object.keys(externalSubnets),
    multicast: Object.keys(multicastGroups),
    system: Object.keys(systemEntries),
    vpc: Object.keys(vpcEntries),
    rest: Object.keys(restEntries),
  },
  secrets: SECRETS,
  features: FEATURES,
}
