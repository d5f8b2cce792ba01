import type { ExternalSubnet, SiloSubnetPool } from '@/api/generated/types'
import { networkError, tidyBlock, toNetwork } from '@/lib/ip-block'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { Read } from '@/store/forms/definition'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { onlyDefault } from '@/store/silo/ip-pools/rules'
import { siloSubnetPoolsQuery } from './queries'
import { requestForm } from '../forms'
import { projectPaths, type ProjectParams } from '../paths'
import { DEFAULT_PREFIX_LENGTH, prefixLengthRule } from './rules'

export interface ExternalSubnetCreateValues extends Identity {
  /** Whether the server chooses the subnet from a pool. */
  allocation: 'pool' | 'given'
  /** Name of the pool; empty if none is chosen. */
  pool: string
  prefixLength: NumberEntry
  /** The given subnet. */
  subnet: string
}

const INSUFFICIENT_CAPACITY = 507

const poolOf = (read: Read, pool: string): SiloSubnetPool | undefined =>
  read(siloSubnetPoolsQuery)?.items.find(({ name }) => name === pool)

const versionOfPool = (read: Read, pool: string) => poolOf(read, pool)?.ipVersion ?? 'v4'

const isUntouched = (length: NumberEntry): boolean =>
  Object.values<NumberEntry>(DEFAULT_PREFIX_LENGTH).includes(length)

/** Takes a subnet from a pool that is linked to the silo: any of a size, or a given one. */
export const externalSubnetCreateForm = defineForm<
  ExternalSubnetCreateValues,
  ExternalSubnet,
  ProjectParams<'project'>
>({
  name: 'externalSubnetCreate',
  initial({ read }) {
    const pool = onlyDefault(read(siloSubnetPoolsQuery)?.items ?? [])
    return {
      ...identityForm.initial(),
      allocation: 'pool',
      pool: pool?.name ?? '',
      prefixLength: DEFAULT_PREFIX_LENGTH[pool?.ipVersion ?? 'v4'],
      subnet: '',
    }
  },
  tidies: { subnet: tidyBlock, prefixLength: readNumber },
  presses: { subnetNetwork: ({ subnet }) => ({ subnet: toNetwork(subnet) }) },
  adjust: ({ pool, prefixLength }, changed, { read }) =>
    changed.includes('pool') && isUntouched(prefixLength)
      ? { prefixLength: DEFAULT_PREFIX_LENGTH[versionOfPool(read, pool)] }
      : {},
  check: ({ allocation, pool, prefixLength, subnet, ...identity }, { read }) =>
    errorsOf({
      ...identityForm.check(identity),
      ...(allocation === 'pool'
        ? {
            pool: requiredError('Subnet pool', pool),
            prefixLength: numberError(prefixLength, {
              label: 'Prefix length',
              ...prefixLengthRule(versionOfPool(read, pool)),
            }),
          }
        : { subnet: requiredError('Subnet', subnet) ?? networkError(subnet.trim()) }),
    }),
  toCommand: (
    { allocation, pool, prefixLength, subnet, ...identity },
    { params: { project } },
  ) => ({
    endpoint: 'externalSubnetCreate',
    args: {
      query: { project },
      body: {
        ...identity,
        allocator:
          allocation === 'pool'
            ? {
                type: 'auto',
                prefixLength: Number(prefixLength),
                poolSelector: { type: 'explicit', pool },
              }
            : { type: 'explicit', subnet: subnet.trim() },
      },
    },
  }),
  succeeded: ({ name, subnet }, _values, { params }) => ({
    toast: {
      content: ['External subnet ', emphasis(name), ' created'],
      action: {
        label: 'Attach…',
        event: requestForm('externalSubnetAttachTo', {
          project: params.project,
          externalSubnet: name,
          ip: subnet,
        }),
      },
    },
    to: projectPaths.externalSubnets(params),
  }),
  fieldErrors: ({ statusCode, message }, { allocation, pool }) => ({
    pool:
      statusCode === INSUFFICIENT_CAPACITY && allocation === 'pool' && pool !== ''
        ? message
        : undefined,
  }),
  leaveTo: projectPaths.externalSubnets,
})
