import type { SeenScreens } from '#tests/support/seen'

/** Above the tabs of the instance db1. */
const instanceFacts = [
  'State: running',
  'CPU: 2 vCPUs',
  'Memory: 4 GiB',
  'External IPs: 123.4.56.5 floating 123.4.56.0 ephemeral',
  'VPC: mock-vpc',
  'Description: an instance',
  'Created: Feb 1, 2024 10:20 AM',
  'ID: 1a5a1a5a-0000-4000-8000-000000000001',
  'Hostname: db1',
  'CPU platform: Any',
]

export const projectCompute: SeenScreens = {
  '/projects/mock-project/instances/db1/reachability': {
    texts: [
      'Blocked by the route: none leads to destinations outside the VPC',
      '123.4.56.5 is the floating IP',
      'There is no route to destinations outside the VPC.',
      'the primary one, has the address 10.1.1.10',
      'The instance db1 is running.',
    ],
  },
  '/projects/mock-project/metrics': {
    texts: [
      'Choose a timeseries, a preset, or write a query.',
      'bytes_received',
      'Time a virtual CPU spent in a state',
    ],
  },
  '/projects/mock-project/metrics/dashboards': {
    texts: ['No dashboards', 'Keep panels that you look at often', 'Instance CPU', 'Failed checks'],
  },
  '/projects/mock-project/instances/db1/metrics/cpu': {
    lists: {
      'CPU utilization: Running, as a table': [
        'Time | CPU utilization: Running',
        61,
        'Jan 15, 2025, 11:00:00 AM UTC | 41.32%',
      ],
    },
    facts: instanceFacts,
  },
  '/projects/mock-project/instances/db1/metrics/disk': {
    lists: {
      'Disk reads, as a table': ['Time | Disk reads', 61, 'Jan 15, 2025, 11:02:00 AM UTC | 177.67'],
      'Disk writes, as a table': [
        'Time | Disk writes',
        61,
        'Jan 15, 2025, 11:00:00 AM UTC | 49.08',
      ],
      'Bytes read, as a table': [
        'Time | Bytes read',
        61,
        'Jan 15, 2025, 11:00:00 AM UTC | 0.71 MiB',
      ],
      'Bytes written, as a table': [
        'Time | Bytes written',
        61,
        'Jan 15, 2025, 11:01:00 AM UTC | 1.55 MiB',
      ],
      'Disk flushes, as a table': [
        'Time | Disk flushes',
        61,
        'Jan 15, 2025, 11:18:00 AM UTC | 10.08',
      ],
    },
    facts: instanceFacts,
  },
  '/projects/mock-project/instances/db1/metrics/network': {
    lists: {
      'Bytes sent, as a table': [
        'Time | Bytes sent',
        61,
        'Jan 15, 2025, 11:00:00 AM UTC | 405.98 KiB',
      ],
      'Bytes received, as a table': [
        'Time | Bytes received',
        61,
        'Jan 15, 2025, 11:00:00 AM UTC | 357.05 KiB',
      ],
      'Packets sent, as a table': [
        'Time | Packets sent',
        61,
        'Jan 15, 2025, 11:01:00 AM UTC | 355.67',
      ],
      'Packets received, as a table': [
        'Time | Packets received',
        61,
        'Jan 15, 2025, 11:00:00 AM UTC | 332',
      ],
      'Packets dropped, as a table': [
        'Time | Packets dropped',
        61,
        'Jan 15, 2025, 11:47:00 AM UTC | 0.33',
      ],
    },
    facts: instanceFacts,
  },
  '/projects': {
    lists: {
      Projects: [
        'name | description | instances | created',
        7,
        'other-project | another fake project | 0 running of 3 instances 3 failed | Feb 3, 2024 2:05 PM | …',
        'rock-garden | One of everything, in every state it can be in | 4 running of 17 instances 4 failed | Mar 11, 2024 7:50 AM | …',
      ],
    },
  },
  '/projects/mock-project/instances': {
    lists: {
      Instances: [
        'name | CPU | Memory | state | External IPs | created',
        4,
        'db1 | 2 vCPUs | 4 GiB | running 2mo | 123.4.56.5 123.4.56.0 | Feb 1, 2024 10:20 AM | …',
        'not-there-yet | 2 vCPUs | 8 GiB | starting 1m | 123.4.56.1 | Dec 5, 2024 9:00 AM | …',
      ],
    },
  },
  '/projects/rock-garden/instances': {
    lists: {
      Instances: [
        'name | CPU | Memory | state | External IPs | created',
        17,
        'cooled-off | 2 vCPUs | 8 GiB | failed 7m | — | Sep 15, 2024 9:20 AM | …',
        'granite | 4 vCPUs | 32 GiB | running 2mo | 198.51.100.0 | Mar 12, 2024 9:00 AM | …',
      ],
    },
  },
  '/projects/mock-project/disks': {
    lists: {
      Disks: [
        'name | Attached to | type | size | source | state | created',
        11,
        'disk-1 | db1 | distributed | 2 GiB | Image debian-12 | attached | Feb 1, 2024 10:15 AM | …',
        'disk-6 | — | distributed | 12 GiB | Snapshot snapshot-1 | detached | Mar 3, 2024 4:41 PM | …',
      ],
    },
  },
  '/projects/rock-garden/disks': {
    lists: {
      Disks: [
        'name | Attached to | type | size | source | state | created',
        25,
        'archive-1 | — | distributed | 73 GiB | — | detached | Jan 31, 2024 9:00 AM | …',
        'engraved read-only | — | distributed | 3 GiB | Image ubuntu-24-04 | detached | Mar 3, 2026 9:05 AM | …',
      ],
    },
  },
  '/projects/mock-project/disks/disk-1': {
    facts: [
      'ID: d15cd15c-0000-4000-8000-000000000001',
      'Description: —',
      'Size: 2 GiB',
      'State: attached',
      'Attached to: db1',
      'Type: distributed',
      'Read-only: No',
      'Source: Image debian-12',
      'Block size: 512 bytes',
      'Device path: /mnt/disk-1',
      'Created: Feb 1, 2024 10:15 AM',
      'Last modified: Feb 1, 2024 10:15 AM',
    ],
  },
  '/projects/rock-garden/disks/scratch': {
    facts: [
      'ID: d15cd15c-0000-4000-8000-0000000001f5',
      'Description: —',
      'Size: 16 GiB',
      'State: attached',
      'Attached to: twofold',
      'Type: local',
      'Read-only: No',
      'Source: —',
      'Block size: 4,096 bytes',
      'Device path: /mnt/scratch',
      'Created: Mar 3, 2026 9:00 AM',
      'Last modified: Mar 3, 2026 9:00 AM',
    ],
  },
  '/projects/rock-garden/disks/engraved': {
    facts: [
      'ID: d15cd15c-0000-4000-8000-0000000001f6',
      'Description: —',
      'Size: 3 GiB',
      'State: detached',
      'Attached to: —',
      'Type: distributed',
      'Read-only: Yes',
      'Source: Image ubuntu-24-04',
      'Block size: 512 bytes',
      'Device path: /mnt/engraved',
      'Created: Mar 3, 2026 9:05 AM',
      'Last modified: Mar 3, 2026 9:05 AM',
    ],
  },
  '/projects/mock-project/disks?image=1a9e1a9e-0000-4000-8000-000000000002': {
    facts: [
      'ID: 1a9e1a9e-0000-4000-8000-000000000002',
      'Description: Bookworm',
      'Visibility: Silo',
      'OS: debian',
      'Version: 12',
      'Size: 2 GiB',
      'Block size: 512 bytes',
      'Digest: —',
      'Created: Feb 10, 2024 9:00 AM',
      'Last modified: Feb 10, 2024 9:00 AM',
    ],
  },
  '/projects/mock-project/disks?snapshot=5a995a99-0000-4000-8000-000000000001': {
    facts: [
      'ID: 5a995a99-0000-4000-8000-000000000001',
      'Description: —',
      'State: ready',
      'Disk: disk-1',
      'Size: 2 GiB',
      'Created: Feb 3, 2024 9:00 AM',
      'Last modified: Feb 3, 2024 9:00 AM',
    ],
  },
  '/projects/mock-project/access': {
    lists: {
      Access: [
        'Name | Type | Role | Inherited',
        5,
        'Ada Quarry You | User | silo.admin | From silo | …',
        'kernel-devs | Group | silo.collaborator | From silo | …',
      ],
    },
  },
  '/projects/mock-project/affinity': {
    lists: {
      'Affinity groups': [
        'name | type | instances | Policy | created',
        6,
        'romulus-remus | anti-affinity | 2 | fail | Feb 2, 2024 9:00 AM | …',
        'set-apart | anti-affinity | 1 | allow | Feb 2, 2024 9:10 AM | …',
      ],
    },
  },
  '/projects/mock-project/affinity/affinity-groups/side-by-side': {
    lists: {
      Members: [
        'name | state | ID',
        2,
        'db1 | running | 1a5a1a5a-0000-4000-8000-000000 000001 | …',
        'not-there-yet | starting | 1a5a1a5a-0000-4000-8000-000000 000004 | …',
      ],
    },
    facts: [
      'Type: affinity',
      'Description: close to each other',
      'Policy: allow',
      'Created: Feb 2, 2024 10:00 AM',
      'Members: 2',
      'ID: aff1aff1-0000-4000-8000-000000000001',
      'BRM02222869: db1',
      'Not running or not yet measured: not-there-yet',
    ],
  },
  '/projects/mock-project/affinity/romulus-remus': {
    lists: {
      Members: [
        'name | state | ID',
        2,
        'db1 | running | 1a5a1a5a-0000-4000-8000-000000 000001 | …',
        'db2 | running | 1a5a1a5a-0000-4000-8000-000000 000002 | …',
      ],
    },
    facts: [
      'Type: anti-affinity',
      'Description: These two must never share a sled, because each is what is left when the other one is lost. Whoever starts one of them had better look first where the other one runs.',
      'Policy: fail',
      'Created: Feb 2, 2024 9:00 AM',
      'Members: 2',
      'ID: aff2aff2-0000-4000-8000-000000000001',
      'BRM02222869: db1',
      'BRM02222873: db2',
    ],
  },
  '/projects/mock-project/images': {
    lists: {
      'Project images': [
        'name | description | OS | version | size | created',
        4,
        'image-2 | another image | ubuntu | 22.04 | 5 GiB | Jan 21, 2024 9:00 AM | …',
        'image-3 | one more image | debian | 11 | 6 GiB | Jan 22, 2024 9:00 AM | …',
      ],
    },
  },
  '/projects/mock-project/images/image-1/edit': {
    facts: [
      'ID: 1a9e1a9e-0000-4000-8000-00000000000b',
      'Description: an image',
      'Visibility: Project',
      'OS: ubuntu',
      'Version: 20.04',
      'Size: 4 GiB',
      'Block size: 512 bytes',
      'Digest: —',
      'Created: Jan 20, 2024 9:00 AM',
      'Last modified: Jan 20, 2024 9:00 AM',
    ],
  },
  '/projects/mock-project/snapshots': {
    lists: {
      Snapshots: [
        'name | description | disk | state | size | created',
        25,
        'delete-500 | — | disk-1 | ready | 2 GiB | Oct 7, 2024 9:00 AM | …',
        'nightly-10 | — | disk-1 | ready | 2 GiB | Apr 1, 2024 9:00 AM | …',
      ],
    },
  },
  '/projects/rock-garden/snapshots': {
    lists: {
      Snapshots: [
        'name | description | disk | state | size | created',
        4,
        'before-the-upgrade | — | steady-boot | ready | 32 GiB | Sep 30, 2024 11:55 PM | …',
        'in-the-making | — | at-hand | creating | 20 GiB | Dec 8, 2024 10:00 AM | …',
      ],
    },
  },
  '/projects/mock-project/snapshots/nightly-1': {
    facts: [
      'ID: 5a995a99-0000-4000-8000-000000000065',
      'Description: —',
      'State: ready',
      'Disk: disk-1',
      'Size: 2 GiB',
      'Created: Apr 1, 2024 9:00 AM',
      'Last modified: Apr 1, 2024 9:00 AM',
    ],
  },
  '/projects/mock-project/snapshots/nightly-1/images-new': {
    facts: ['Snapshot: nightly-1', 'Project: mock-project', 'Size: 2 GiB'],
  },
  '/projects/mock-project/instances/db1/storage': {
    lists: {
      'Boot disk': [
        'Disk | type | size | source | state | created',
        1,
        'disk-1 | distributed | 2 GiB | Image debian-12 | attached | Feb 1, 2024 10:15 AM | …',
      ],
      'Additional disks': [
        'Disk | type | size | source | state | created',
        1,
        'disk-2 | distributed | 4 GiB | — | attached | Feb 1, 2024 10:16 AM | …',
      ],
    },
    facts: instanceFacts,
  },
  '/projects/mock-project/instances/db1/storage?disk=disk-1': {
    facts: [
      'ID: d15cd15c-0000-4000-8000-000000000001',
      'Description: —',
      'Size: 2 GiB',
      'State: attached',
      'Attached to: db1',
      'Type: distributed',
      'Read-only: No',
      'Source: Image debian-12',
      'Block size: 512 bytes',
      'Device path: /mnt/disk-1',
      'Created: Feb 1, 2024 10:15 AM',
      'Last modified: Feb 1, 2024 10:15 AM',
    ],
  },
  '/projects/mock-project/instances/db1/networking': {
    lists: {
      'External IPs': [
        'IP | Kind | version | IP pool | name | description',
        3,
        '123.4.56.5 | floating | IPv4 | ip-pool-1 | cola-float | A favourite. | …',
        '123.4.56.2 0–16383 | SNAT | IPv4 | ip-pool-1 | — | — | …',
      ],
      'External subnets': [
        'name | Subnet | Subnet pool | description',
        1,
        'cluster-net | 100.64.0.0/24 | routed-subnets | — | …',
      ],
      'Firewall rules that can apply': [
        'name | Priority | Action | Direction | Applies by | Filters | Status',
        3,
      ],
      'Network interfaces': [
        'name | description | Private IP | VPC | subnet | Transit IPs',
        1,
        'my-nic primary | a network interface | 10.1.1.10 | mock-vpc | mock-subnet | 172.30.0.0/22 | …',
      ],
    },
    facts: instanceFacts,
  },
  '/projects/rock-garden/instances/twofold/networking': {
    lists: {
      'External IPs': [
        'IP | Kind | version | IP pool | name | description',
        2,
        '123.4.56.8 | ephemeral | IPv4 | ip-pool-1 | — | — | …',
        '123.4.56.9 0–16383 | SNAT | IPv4 | ip-pool-1 | — | — | …',
      ],
      'Network interfaces': [
        'name | description | Private IP | VPC | subnet | Transit IPs',
        1,
        'net0 primary | — | IPv4 10.20.1.30 IPv6 fd4a:c3db:8a1a:1::1e | strata | layer-1 | 10.22.0.0/16 +1 | …',
      ],
      'Firewall rules that can apply': [
        'name | Priority | Action | Direction | Applies by | Filters | Status',
        6,
        'every-target | 3000 | Allow | Inbound | VPC strata subnet layer-1 | ICMPv4 | Enabled',
        'last-resort | 65535 | Allow | Inbound | VPC strata | All traffic | Enabled',
      ],
    },
    facts: [
      'State: running',
      'CPU: 2 vCPUs',
      'Memory: 4 GiB',
      'External IPs: 123.4.56.8 ephemeral',
      'VPC: strata',
      'Description: Has IPv4 and IPv6 addresses',
      'Created: Mar 3, 2026 9:00 AM',
      'ID: 1a5a1a5a-0000-4000-8000-00000000003d',
      'Hostname: twofold',
      'CPU platform: AMD Milan',
    ],
  },
  '/projects/mock-project/instances/db1/connect': {
    facts: instanceFacts,
    texts: ['ssh [username]@123.4.56.5'],
  },
  '/projects/mock-project/instances/you-fail/settings': {
    facts: [
      'State: failed',
      'CPU: 4 vCPUs',
      'Memory: 6 GiB',
      'External IPs: —',
      'VPC: —',
      'Description: a failed instance',
      'Created: Apr 12, 2024 1:00 PM',
      'ID: 1a5a1a5a-0000-4000-8000-000000000003',
      'Hostname: you-fail',
      'CPU platform: Any',
      'Cooldown expiration: Jan 15, 2025, 12:05 PM (5 minutes)',
      'Last auto-restarted: Jan 15, 2025, 11:05 AM',
      'System setting: Not allowed Networking settings',
    ],
  },
  '/projects/mock-project/instances/db1/settings': {
    lists: {
      'Anti-affinity groups': [
        'name | description | Policy',
        1,
        'romulus-remus | These two must never share a sled, because each is what is left when the other one is lost. Whoever starts one of them had better look first where the other one runs. | fail | …',
      ],
      'Affinity groups': [
        'name | description | Policy',
        1,
        'side-by-side | close to each other | allow | …',
      ],
      'Multicast groups': [
        'group | address | sources | state',
        1,
        'heartbeat | 239.10.0.1 | any | Joined | …',
      ],
    },
    facts: [
      ...instanceFacts,
      'Cooldown expiration: N/A',
      'Last auto-restarted: N/A',
      'System setting: Not allowed Networking settings',
    ],
  },
}
