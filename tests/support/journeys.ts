import { selectData } from '@/api/core/api'
import { bytesToBase64 } from '@/lib/base64'
import { deviceCodeChanged, deviceCodeSubmitted } from '@/store/login/device/device-login'
import { allProjectImagesQuery } from '@/store/project/queries'
import { makeCertificate } from '#tests/integration/backend/support/x509'
import { recordOf } from '#tests/integration/instances/support'
import { pathOf } from '#tests/integration/serial-console/support'
import { ACCESS, doAccessJob } from './access-job'
import { ACCESS_TOKEN_JOB_START, doAccessTokenJob } from './access-token-job'
import { AFFINITY, doAffinityJob } from './affinity-job'
import { AUDIT_LOG_JOB_START, doAuditLogJob } from './audit-log-job'
import type { TestConsole } from './console'
import { doFirewallJob, FIREWALL_JOB_START } from './firewall-job'
import { doFloatingIpsJob, FLOATING_IPS_JOB_START } from './floating-ips-job'
import { gate } from './gate'
import { chunkGate, CONTENT, UPLOAD, uploadFiles, uploadImage } from './image-upload'
import { lookAfterTheRack, SLEDS } from './inventory-job'
import { doMainJob, LOGIN } from './main-job'
import { lookAtMetrics, METRICS } from './metrics-job'
import { doNetworkingJob, NETWORKING_JOB_START } from './networking-job'
import { doOperatorJob, operatorFiles, OPERATOR_JOB_START, SECRETS } from './operator-job'
import type { recordSession } from './recorded'
import { doRoutingJob, ROUTING_JOB_START } from './routing-job'
import { KEYSTROKES, sitAtConsole } from './serial-console-job'
import { DISKS, doStorageJob } from './storage-job'
import { doSubnetPoolJob, SUBNET_POOL_JOB_START } from './subnet-pool-job'
import { doUpdateJob, REPOSITORY, UPDATE_JOB_START } from './update-job'
import { doWebhookJob, WEBHOOK_JOB_START } from './webhook-job'

/** A user journey, recorded in `tests/logs/<name>.jsonl`. */
export interface Journey {
  options: Parameters<typeof recordSession>[0]
  /** Runs the journey; returns what was seen on the way and at the end. */
  session: (console: TestConsole) => Promise<unknown>
  seen: unknown
  /** Strings that must not occur in the log. */
  secrets?: readonly string[]
}

const confirmDevice = async (console: TestConsole) => {
  for (const [at, text] of Array.from('erRORaBC').entries())
    await console.send(deviceCodeChanged({ text, at }))
  await console.send(deviceCodeSubmitted())
  await console.send(deviceCodeChanged({ text: ' abcd-efgh\n' }))
  await console.send(deviceCodeSubmitted())
  return console.history.current().path
}

const metrics = async (console: TestConsole) => ({
  shown: await lookAtMetrics(console),
  saved: console.saved.map(({ name }) => name),
})

const affinity = async (console: TestConsole) => ({
  members: await doAffinityJob(console),
  policy: recordOf(console.backend.backendState.db.instances, 'cooling-down').autoRestartPolicy,
})

/** Created on demand, each with its own gates and files. */
export const journeys: Readonly<Record<string, () => Journey>> = {
  access: () => {
    const silo = ['Ada Quarry: admin', 'Dario Marl: viewer']
    const project = ['Ada Quarry: admin', 'Dario Marl: viewer', 'Edda Tuff: collaborator']
    const withGreta = [...project, 'Greta Schist: viewer', 'kernel-devs: collaborator']
    return {
      options: { path: ACCESS, user: 'Ada Quarry' },
      session: doAccessJob,
      seen: [
        [...silo, 'Greta Schist: viewer', 'kernel-devs: collaborator'],
        [...withGreta, 'night-shift: admin', 'web-devs: viewer'],
        [...withGreta, 'web-devs: viewer'],
      ],
    }
  },
  'access-tokens': () => {
    const secrets: string[] = []
    return {
      options: { path: ACCESS_TOKEN_JOB_START, release: 23 },
      async session(console) {
        const { statuses, token } = await doAccessTokenJob(console)
        secrets.push(token)
        return statuses
      },
      seen: [200, 401],
      secrets,
    }
  },
  affinity: () => ({
    options: { path: AFFINITY },
    session: affinity,
    seen: {
      members: [[], ['pebble'], ['big-iron', 'pebble'], ['pebble'], ['pebble']],
      policy: 'never',
    },
  }),
  'audit-log': () => ({
    options: { path: AUDIT_LOG_JOB_START, release: 23 },
    session: doAuditLogJob,
    seen: ['Clara Flint: Instance you-fail in mock-project'],
  }),
  'device-login': () => ({
    options: { path: '/device/verify', user: 'Edda Tuff' },
    session: confirmDevice,
    seen: '/device/success',
  }),
  firewall: () => ({
    options: { path: FIREWALL_JOB_START },
    session: doFirewallJob,
    seen: [
      ['allow-icmp', 'allow-internal-inbound', 'allow-ssh'],
      ['everything', 'everything-copy', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh'],
      ['description'],
      ['everything', 'everything-copy', 'ssh', 'allow-icmp', 'allow-internal-inbound'],
      ['everything', 'everything-copy (off)', 'ssh (off)', 'allow-icmp', 'allow-internal-inbound'],
      [],
    ],
  }),
  'floating-ips': () => ({
    options: { path: FLOATING_IPS_JOB_START },
    session: doFloatingIpsJob,
    seen: { stranded: null, names: ['cola-float', 'rootbeer-float'] },
  }),
  'image-upload': () => {
    const chunks = chunkGate()
    return {
      options: { path: UPLOAD, files: uploadFiles, hold: chunks.hold },
      async session(console) {
        await uploadImage(console, chunks)
        const images = selectData(
          console.state(),
          allProjectImagesQuery({ project: 'mock-project' }),
        )
        return images?.items.some(({ name }) => name === 'field-os')
      },
      seen: true,
      secrets: [CONTENT, bytesToBase64(new TextEncoder().encode(CONTENT.repeat(6))).slice(0, 20)],
    }
  },
  inventory: () => ({
    options: { path: SLEDS },
    async session(console) {
      const sleds = await lookAfterTheRack(console)
      return sleds.filter(sled => /BRM022228(69|71|80)/.test(sled)).toSorted()
    },
    seen: ['BRM02222869 non_provisionable', 'BRM02222871 expunged', 'BRM02222880 provisionable'],
  }),
  'main-job': () => ({
    options: { path: LOGIN },
    session: doMainJob,
    seen: ['creating', 'starting', 'running', 'stopping', 'stopped'],
    secrets: ['granite'],
  }),
  metrics: () => ({
    options: { path: METRICS },
    session: metrics,
    seen: {
      shown: [
        '2025-01-15T11:00:00.000Z 60',
        '2025-01-15T11:01:00.000Z 60',
        '2025-01-15T11:01:00.000Z 60',
        '2025-01-15T11:01:00.000Z 60',
        '2025-01-14T12:06:01.000Z 1440',
        '2025-01-14T12:06:01.000Z 1440',
        '2025-01-14T00:00:00.000Z 720',
      ],
      saved: ['db1-bytes-sent-2025-01-14T00-00-to-2025-01-14T12-00.csv'],
    },
  }),
  networking: () => ({
    options: { path: NETWORKING_JOB_START },
    session: doNetworkingJob,
    seen: { interfaces: ['south'], addresses: ['spare-key', 'ephemeral'] },
  }),
  'no-groups': () => ({
    options: { path: '/projects', user: 'Fynn Gabbro' },
    session: async console => console.state().actors.navigation?.context.error?.status,
    seen: 403,
  }),
  operator: () => {
    const files = operatorFiles(makeCertificate({ hosts: ['*.sys.rack.example'] }))
    return {
      options: { path: OPERATOR_JOB_START, files },
      session: console => doOperatorJob(console, files),
      seen: { quotas: [8, 64, 100], pools: [['quarry-pool', true]] },
      secrets: [
        'PRIVATE KEY',
        JSON.stringify(files.key).slice(1, -1),
        SECRETS.key,
        SECRETS.metadata,
        Buffer.from(SECRETS.metadata).toString('base64'),
      ],
    }
  },
  routing: () => ({
    options: { path: ROUTING_JOB_START },
    session: doRoutingJob,
    seen: { routes: ['out'], ofSubnet: ['detour', null, 'detour', null] },
  }),
  'serial-console': () => ({
    options: { path: pathOf('db1') },
    session: sitAtConsole,
    seen: [
      'connected',
      'disconnected',
      'connected',
      'disconnected',
      'connected',
      'disconnected',
      'connecting',
      'connected',
    ],
    secrets: [KEYSTROKES, 'Whatever you type', '"type":"bytes"', '"type":"text"'],
  }),
  'storage-job': () => ({
    options: { path: DISKS },
    session: doStorageJob,
    seen: {
      said: [
        'Snapshot golden-disk created',
        'Image golden created',
        'Image golden promoted',
        'Image golden demoted',
        'Image golden deleted',
        'Snapshot golden-disk deleted',
      ],
      end: '/projects/mock-project/snapshots',
    },
  }),
  'subnet-pools': () => ({
    options: { path: SUBNET_POOL_JOB_START, release: 23 },
    session: doSubnetPoolJob,
    seen: { subnet: '10.44.7.0/28', isAttached: true },
  }),
  'system-update': () => {
    const { hold, open: receive } = gate(/repositories\?file_name=/)
    const files = { repo: REPOSITORY }
    return {
      options: { path: UPDATE_JOB_START, scenario: 'updating', release: 22, files, hold },
      session: console => doUpdateJob(console, receive),
      seen: { phase: 'uploading', version: '24.0.0', percent: 0, components: ['24.0.0'] },
      secrets: [REPOSITORY],
    }
  },
  webhooks: () => {
    const secret = 'granite-quarry-1'
    return {
      options: { path: WEBHOOK_JOB_START, release: 23 },
      session: console => doWebhookJob(console, secret),
      seen: {
        said: ['The probe failed: HTTP error 500.', '2 deliveries started'],
        delivered: [
          'probe of probe',
          'resend of hardware.power_shelf.psu.inserted',
          'resend of hardware.power_shelf.psu.removed',
        ],
      },
      secrets: [secret],
    }
  },
}
