import type { SeenScreens } from '#tests/support/seen'

/** What racks show before they have the newer fields, under pages and columns of their own. */
export const olderRack: SeenScreens = {
  '/system/update': {
    facts: ['Target release: Not set', 'Generation: 1'],
  },
  '/system/networking/service-pool': {
    lists: {
      'IP ranges': [
        'First | Last | Addresses | created',
        1,
        '172.20.26.1 | 172.20.26.16 | 16 | Jun 1, 2021 9:00 AM | …',
      ],
    },
    facts: [
      'Name: service-pool',
      'Created: Jun 1, 2021 9:00 AM',
      'Description: For the services of the rack',
      'Last modified: Jun 1, 2021 9:00 AM',
      'ID: 19001900-0000-4000-8000-0000000000ff',
    ],
  },
  '/system/networking/ip-pools': {
    lists: {
      'IP pools': [
        'name | description | Utilization | created',
        6,
        'edge-pool | The last few of the old block | 3 / 4 [75.00% used] | May 5, 2024 9:00 AM | …',
        'vast-pool | Set aside for the years to come | v4 0 / 0 v6 0 / ≈3.09×10²⁶ [0.00% used] | Jun 1, 2024 9:00 AM | …',
      ],
    },
  },
  '/system/networking/ip-pools/ip-pool-4': {
    lists: {
      'IP ranges': [
        'First | Last | Addresses | created',
        2,
        '10.0.0.50 | 10.0.1.0 | 207 | Feb 20, 2024 3:40 PM | …',
        '::1 | ::ffff:ffff:ffff:ffff | ≈1.84×10¹⁹ | Feb 20, 2024 3:41 PM | …',
      ],
    },
    facts: [
      'Description: —',
      'Created: Feb 20, 2024 3:31 PM',
      'ID: 19001900-0000-4000-8000-000000000004',
      'Last modified: Feb 20, 2024 3:31 PM',
      'Allocated: 0',
      'Capacity: 207',
      'Allocated: 0',
      'Capacity: ≈1.84×10¹⁹',
    ],
  },
  '/projects/mock-project/instances/db1/networking': {
    lists: {
      'External IPs': [
        'IP | Kind | name | description',
        2,
        '123.4.56.5 | floating | cola-float | A favourite. | …',
        '123.4.56.0 | ephemeral | — | — | …',
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
    facts: [
      'State: running',
      'CPU: 2 vCPUs',
      'Memory: 4 GiB',
      'External IPs: 123.4.56.5 floating 123.4.56.0 ephemeral',
      'VPC: mock-vpc',
      'Description: an instance',
      'Created: Feb 1, 2024 10:20 AM',
      'ID: 1a5a1a5a-0000-4000-8000-000000000001',
      'Hostname: db1',
    ],
  },
  '/projects/mock-project/disks': {
    lists: {
      Disks: [
        'name | Attached to | size | source | state | created',
        11,
        'disk-1 | db1 | 2 GiB | Image debian-12 | attached | Feb 1, 2024 10:15 AM | …',
        'disk-6 | — | 12 GiB | Snapshot snapshot-1 | detached | Mar 3, 2024 4:41 PM | …',
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
      'Source: Image debian-12',
      'Block size: 512 bytes',
      'Device path: /mnt/disk-1',
      'Created: Feb 1, 2024 10:15 AM',
      'Last modified: Feb 1, 2024 10:15 AM',
    ],
  },
  '/projects/mock-project/floating-ips': {
    lists: {
      'Floating IPs': [
        'name | description | IP address | IP pool | Attached to instance',
        2,
        'cola-float | A favourite. | 123.4.56.5 | ip-pool-1 | db1 | …',
        'rootbeer-float | A classic. | 123.4.56.4 | ip-pool-1 | — | …',
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
  '/system/silos': {
    lists: {
      Silos: [
        'name | description | discoverable | Identity mode | created',
        3,
        'maze-war | Where the demo takes place | [true] | SAML JIT | Jun 14, 2021 4:20 PM | …',
        'myriad | Simulations, by the thousand | [true] | SAML JIT | Feb 28, 2023 12:00 AM | …',
      ],
    },
  },
  '/system/utilization': {
    lists: {
      Silos: [
        'Provisioned / Quota | Available / Silo | CPU | Memory | Storage | CPU | Memory | Storage',
        3,
        'maze-war | 30 / 50 [60.00% used] | 234 / 300 GiB [78.00% used] | 4.3 / 7 TiB [61.43% used] | 20 | 66 GiB | 2.7 TiB | …',
        'myriad | 8 / 34 [23.53% used] | 150 / 500 GiB [30.00% used] | 2 / 9 TiB [22.22% used] | 26 | 350 GiB | 7 TiB | …',
      ],
    },
    facts: [
      'Provisioned: 38',
      'Quotas: 88 (32.71% of capacity)',
      'Estimated capacity: 269',
      'Provisioned: 384 GiB',
      'Quotas: 808 GiB (37.56% of capacity)',
      'Estimated capacity: 2,151 GiB',
      'Provisioned: 7.7 TiB',
      'Quotas: 17.5 TiB (28.23% of capacity)',
      'Estimated capacity: 62 TiB',
    ],
  },
}
