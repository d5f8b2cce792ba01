import type { z } from 'zod'
import { base64ByteLength } from '@/lib/base64'
import { compareIps, parseIp } from '@/lib/ip'
import { MAX_USER_DATA_BYTES } from '@/lib/limits'
import { uuid } from './scalars'

/*
 * The server's messages and rules that are not in the document, by the names of types or fields:
 * `Vni`, `InstanceCreate.userData`.
 */

/** The server's message for a malformed value. */
export type Wording = string | { error(issue: { input?: unknown }): string | undefined }

const UUID_LIKE = 'name cannot be a UUID to avoid ambiguity with IDs'

/** What is wrong with a name, or undefined. The document allows capitals, the server does not. */
const nameFault = (name: unknown): string | undefined => {
  if (typeof name !== 'string') return undefined
  if (name.length > 63) return 'name may contain at most 63 characters'
  if (name === '') return 'name requires at least one character'
  const isUuid = uuid.safeParse(name).success
  if (!/^[a-z]/.test(name))
    return isUuid ? UUID_LIKE : 'name must begin with an ASCII lowercase character'
  const stranger = /[^a-z0-9-]/.exec(name)
  if (stranger)
    return `name contains invalid character: "${stranger[0]}" (allowed characters are lowercase ASCII, digits, and "-")`
  if (name.endsWith('-')) return 'name cannot end with "-"'
  return isUuid ? UUID_LIKE : undefined
}

const nameWording: Wording = { error: ({ input }) => nameFault(input) }

export const wordings: Readonly<Record<string, Wording>> = {
  AlertSubscription: 'invalid alert subscription',
  Hostname: 'invalid hostname',
  IcmpParamRange: 'invalid ICMP parameter range',
  IpNet: 'invalid IP network',
  IpRange: 'data did not match any variant of untagged enum IpRange',
  Ipv4Net: 'invalid IPv4 network',
  Ipv6Net: 'invalid IPv6 network',
  L4PortRange: 'invalid port range',
  MacAddr: 'invalid MAC address',
  Name: nameWording,
  NameOrId: nameWording,
  Password: 'password too long',
  RoleName: 'role name must be two words separated by a dot',
  'SetTargetReleaseParams.systemVersion': 'invalid semantic version',
  'TargetRelease.version': 'invalid semantic version',
  'TufRepo.systemVersion': 'invalid semantic version',
  'TufRepoMeta.systemVersion': 'invalid semantic version',
  TimeseriesName: 'invalid timeseries name',
  UserId: nameWording,
}

type Narrowing = (schema: z.ZodType) => z.ZodType

const asName: Narrowing = schema =>
  schema.refine(name => nameFault(name) === undefined, { error: ({ input }) => nameFault(input) })

const ascending: Narrowing = schema =>
  schema.refine(
    range => {
      const { first, last } = range as { first: string; last: string }
      const [from, to] = [parseIp(first), parseIp(last)]
      return from !== undefined && to !== undefined && compareIps(from, to) <= 0
    },
    { error: 'Invalid range' },
  )

const isPort = (port: string) => Number(port) >= 1 && Number(port) <= 65_535

export const narrowings: Readonly<Record<string, Narrowing>> = {
  'InstanceCreate.userData': schema =>
    schema.refine(
      data => (base64ByteLength(String(data)) ?? 0) <= MAX_USER_DATA_BYTES,
      'expected at most 32 KiB of data',
    ),
  Ipv4Range: ascending,
  Ipv6Range: ascending,
  L4PortRange: schema =>
    schema.refine(range => String(range).split('-').every(isPort), 'invalid port number'),
  Name: asName,
  UserId: asName,
  Vni: schema => schema.refine(vni => Number(vni) < 2 ** 24, 'Invalid VNI'),
}
