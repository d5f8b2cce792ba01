import { z } from 'zod'
import { base64ByteLength } from '@/lib/base64'
import { MAX_USER_DATA_BYTES } from '@/lib/limits'
import { ByteCount, Name, NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { DiskSource } from './disks'
import { ExternalIpCreate } from './external-ips'
import { InstanceNetworkInterfaceAttachment } from './network-interfaces'
import { base64, flag, text, time, uint16, uint64, uint8, uuid } from './scalars'

/** A dot-separated host name; RFC 1035. */
export const Hostname = text
  .min(1, 'invalid hostname')
  .max(253, 'invalid hostname')
  .regex(
    /^([a-zA-Z0-9]+[a-zA-Z0-9-]*(?<!-))(\.[a-zA-Z0-9]+[a-zA-Z0-9-]*(?<!-))*$/,
    'invalid hostname',
  )
export type Hostname = z.infer<typeof Hostname>

export const InstanceCpuCount = uint16
export type InstanceCpuCount = z.infer<typeof InstanceCpuCount>

export const TypedUuidForInstanceKind = uuid
export type TypedUuidForInstanceKind = z.infer<typeof TypedUuidForInstanceKind>

/** What the instance is doing. The lifecycle machine says which moves exist. */
export const InstanceState = z.enum([
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
  'destroyed',
])
export type InstanceState = z.infer<typeof InstanceState>

/** Whether a failed instance is brought up again. */
export const InstanceAutoRestartPolicy = z.enum(['never', 'best_effort'])
export type InstanceAutoRestartPolicy = z.infer<typeof InstanceAutoRestartPolicy>

/** A virtual machine. */
export const Instance = z.object({
  ...identityMetadata,
  autoRestartCooldownExpiration: time.nullish(),
  autoRestartEnabled: z.boolean(),
  autoRestartPolicy: InstanceAutoRestartPolicy.nullish(),
  bootDiskId: uuid.nullish(),
  hostname: z.string(),
  memory: ByteCount,
  ncpus: InstanceCpuCount,
  projectId: uuid,
  runState: InstanceState,
  timeLastAutoRestarted: time.nullish(),
  timeRunStateUpdated: time,
})
export type Instance = z.infer<typeof Instance>

export const InstanceResultsPage = ResultsPage(Instance)
export type InstanceResultsPage = ResultsPage<Instance>

/** A disk of an instance at its creation: made with it, or an existing one. */
export const InstanceDiskAttachment = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    ...identityCreate,
    diskSource: DiskSource,
    size: ByteCount,
  }),
  z.object({ type: z.literal('attach'), name: Name }),
])
export type InstanceDiskAttachment = z.infer<typeof InstanceDiskAttachment>

/** Startup script and other data for the first boot. */
const userData = base64.refine(
  data => (base64ByteLength(data) ?? 0) <= MAX_USER_DATA_BYTES,
  'expected at most 32 KiB of data',
)

/** `sshPublicKeys` left out means all keys of the caller; an empty list means none. */
export const InstanceCreate = z.object({
  ...identityCreate,
  antiAffinityGroups: z.array(NameOrId).default([]),
  autoRestartPolicy: InstanceAutoRestartPolicy.nullable().default(null),
  bootDisk: InstanceDiskAttachment.nullable().default(null),
  disks: z.array(InstanceDiskAttachment).default([]),
  externalIps: z.array(ExternalIpCreate).default([]),
  hostname: Hostname,
  memory: ByteCount,
  ncpus: InstanceCpuCount,
  networkInterfaces: InstanceNetworkInterfaceAttachment.default({ type: 'default' }),
  sshPublicKeys: z.array(NameOrId).nullish(),
  start: flag.default(true),
  userData: userData.default(''),
})
export type InstanceCreate = z.input<typeof InstanceCreate>

/** Replaces all four: a boot disk or policy left out is unset. */
export const InstanceUpdate = z.object({
  autoRestartPolicy: InstanceAutoRestartPolicy.nullish(),
  bootDisk: NameOrId.nullish(),
  memory: ByteCount,
  ncpus: InstanceCpuCount,
})
export type InstanceUpdate = z.infer<typeof InstanceUpdate>

/** A stretch of console output. `lastByteOffset` is where the next read goes on. */
export const InstanceSerialConsoleData = z.object({ data: z.array(uint8), lastByteOffset: uint64 })
export type InstanceSerialConsoleData = z.infer<typeof InstanceSerialConsoleData>
