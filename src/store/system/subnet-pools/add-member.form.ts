import type { SubnetPoolMember } from '@/api/generated/types'
import { parseCidr } from '@/lib/cidr'
import { ADDRESS_BITS, type IpVersion } from '@/lib/ip'
import { networkError, tidyBlock, toNetwork } from '@/lib/ip-block'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { systemPaths, type SystemParams } from '../paths'
import { subnetPoolViewQuery } from '../ip-pools/queries'

export interface MemberValues {
  subnet: string
  /** Null for the prefix length of the subnet. */
  minPrefixLength: NumberEntry
  /** Null for a single address. */
  maxPrefixLength: NumberEntry
}

/** The lengths that a prefix can have. */
export const lengthRule = (version: IpVersion) =>
  ({ min: 0, max: ADDRESS_BITS[version], isInteger: true }) as const

const subnetError = (text: string, version: IpVersion): string | undefined => {
  const block = parseCidr(text)
  if (block && block.ip.version !== version)
    return `IP${block.ip.version} subnet in an IP${version} pool`
  return networkError(text)
}

/** Validates a new member of a pool of that IP version. */
const checkMember = (
  { subnet, minPrefixLength: min, maxPrefixLength: max }: MemberValues,
  version: IpVersion,
) => {
  const width = parseCidr(subnet.trim())?.width ?? 0
  const lengthError = (label: string, length: NumberEntry) =>
    numberError(length, { label, ...lengthRule(version) }) ??
    (Number(length) < width && length !== null
      ? `Cannot be less than the length of the subnet, ${width}`
      : undefined)
  return errorsOf({
    subnet: requiredError('Subnet', subnet) ?? subnetError(subnet.trim(), version),
    minPrefixLength:
      numberError(min, { label: 'Min prefix length', ...lengthRule(version) }) ??
      (min !== null && max !== null && min > max
        ? 'Cannot be more than the max prefix length'
        : undefined) ??
      lengthError('Min prefix length', min),
    maxPrefixLength: lengthError('Max prefix length', max),
  })
}

/** The most subnets that a member can be divided into, and the length of their prefixes. */
export const divisionOf = ({ subnet, maxPrefixLength }: MemberValues) => {
  const block = parseCidr(subnet.trim())
  if (!block) return undefined
  const length = maxPrefixLength ?? ADDRESS_BITS[block.ip.version]
  if (typeof length !== 'number' || length < block.width || length > ADDRESS_BITS[block.ip.version])
    return undefined
  return { count: 1n << BigInt(length - block.width), length }
}

/** Adds a subnet to a pool, from which external subnets can be allocated. */
export const subnetPoolMemberAddForm = defineForm<
  MemberValues,
  SubnetPoolMember,
  SystemParams<'subnetPool'>
>({
  name: 'subnetPoolMemberAdd',
  tidies: { subnet: tidyBlock, minPrefixLength: readNumber, maxPrefixLength: readNumber },
  presses: { subnetNetwork: ({ subnet }) => ({ subnet: toNetwork(subnet) }) },
  initial: () => ({ subnet: '', minPrefixLength: null, maxPrefixLength: null }),
  check: (values, { params, read }) =>
    checkMember(values, read(subnetPoolViewQuery(params))?.ipVersion ?? 'v4'),
  toCommand: ({ subnet, minPrefixLength, maxPrefixLength }, { params: { subnetPool } }) => ({
    endpoint: 'systemSubnetPoolMemberAdd',
    args: {
      path: { pool: subnetPool },
      body: {
        subnet: subnet.trim(),
        ...(minPrefixLength !== null && { minPrefixLength: Number(minPrefixLength) }),
        ...(maxPrefixLength !== null && { maxPrefixLength: Number(maxPrefixLength) }),
      },
    },
  }),
  succeeded: (_member, _values, { params }) => ({
    toast: { content: ['Member added'] },
    to: systemPaths.subnetPool(params),
  }),
  leaveTo: systemPaths.subnetPool,
})
