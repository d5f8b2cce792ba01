import type { SeenScreens } from '#tests/support/seen'

/** Above the tabs of the first sled. */
const sledFacts = [
  'Sled ID: 51ed51ed-0000-4000-8000-000000000001',
  'Part: 913-0000019',
  'Serial number: BRM02222869',
  'Revision: 6',
  'Rack ID: 5acc5acc-0000-4000-8000-000000 000001',
  'Slot: 14',
  'Policy: In service',
  'Provision policy: Provisionable',
  'State: active',
  'Usable hardware threads: 128',
  'Threads in use: 20 of 128 [15.63% used]',
  'Memory in use: 212 GiB of 1 TiB [20.70% used]',
  'Instances: 8',
  'Usable physical memory: 1 TiB',
]

/** Above those of the rack. */
const rackFacts = [
  'Rack ID: 5acc5acc-0000-4000-8000-000000000001',
  'Created: Jun 1, 2021 9:00 AM',
  'Last modified: Jun 1, 2021 9:00 AM',
]

/** The threads and the memory of the other sleds, now and after. */
const drainFacts = [
  ...sledFacts,
  'In use: 20',
  'Other sleds: 128',
  'In use: 36',
  'Other sleds: 128',
  'In use: 176 GiB',
  'Other sleds: 860 GiB',
  'In use: 380 GiB',
  'Other sleds: 860 GiB',
]

export const systemHardware: SeenScreens = {
  '/system/inventory/sleds': {
    lists: {
      Sleds: [
        'Baseboard / slot | ID | serial number | revision | Policy | Provision policy | state | instances | Threads in use | Memory in use',
        5,
        'Slot 15 | 51ed51ed-0000-4000-8000-000000 000002 | BRM02222870 | 6 | In service | Not provisionable | active | 0 | 0 of 128 [0.00% used] | 0 B of 1 TiB [0.00% used] | …',
        'Slot 17 | 51ed51ed-0000-4000-8000-000000 000004 | BRM02222872 | 6 | Expunged | — | decommissioned | 0 | 0 of 128 [0.00% used] | 0 B of 1 TiB [0.00% used] | …',
      ],
    },
  },
  '/system/inventory/sleds/51ed51ed-0000-4000-8000-000000000001/instances': {
    lists: {
      'Instances on the sled': [
        'name | State | specs | created',
        8,
        'maze-war / mock-project db1 | running | 2 vCPUs 4 GiB | Feb 1, 2024 10:20 AM | …',
        'maze-war / mock-project not-there-yet | starting | 2 vCPUs 8 GiB | Dec 5, 2024 9:00 AM | …',
      ],
    },
    facts: sledFacts,
  },
  '/system/inventory/sleds/51ed51ed-0000-4000-8000-000000000001/disks': {
    lists: {
      'Disks in the sled': [
        'ID | Form factor | model number | serial number | policy | state',
        6,
        'd15dd15d-0000-4000-8000-000000 000004 | M.2 | MTFDKBA960TFR-1BC15ABYY | 22503C4D | in service | active | …',
        'd15dd15d-0000-4000-8000-000000 000005 | M.2 | MTFDKBA960TFR-1BC15ABYY | 22503C4E | expunged | active | …',
      ],
    },
    facts: sledFacts,
  },
  '/system/inventory/sleds/51ed51ed-0000-4000-8000-000000000001/drain': {
    lists: {
      'Instances here': [
        'name | State | vCPUs | Memory | Fits on | How | Why it may not | Afterwards',
        8,
        'maze-war / mock-project db1 | running | 2 | 4 GiB | none | Stop and start: you can | a strict group leaves 0 sleds | Restarts elsewhere',
        'maze-war / rock-garden twofold | running | 2 | 4 GiB | cannot leave | Stop, and detach the local disk | cannot leave: local disk scratch | Restarts when the sled is back',
      ],
    },
    facts: drainFacts,
  },
  '/system/inventory/sleds/51ed51ed-0000-4000-8000-000000000001/drain?plan=open': {
    lists: {
      'Instances here': [
        'name | State | vCPUs | Memory | Fits on | How | Why it may not | Afterwards',
        8,
        'maze-war / mock-project db1 | running | 2 | 4 GiB | none | Stop and start: you can | a strict group leaves 0 sleds | Restarts elsewhere',
        'maze-war / rock-garden twofold | running | 2 | 4 GiB | cannot leave | Stop, and detach the local disk | cannot leave: local disk scratch | Restarts when the sled is back',
      ],
    },
    facts: drainFacts,
  },
  '/system/inventory/disks': {
    lists: {
      'Physical disks': [
        'ID | Form factor | model number | serial number | policy | state | sled',
        14,
        'd15dd15d-0000-4000-8000-000000 000001 | U.2 | WUS5EA138ESP7E3 | A084A0E1 | in service | active | BRM02222869 | …',
        'd15dd15d-0000-4000-8000-000000 000002 | U.2 | WUS5EA138ESP7E3 | A084A0E2 | in service | active | BRM02222869 | …',
      ],
    },
  },
  '/system/inventory/disks/d15dd15d-0000-4000-8000-000000000006': {
    facts: [
      'ID: d15dd15d-0000-4000-8000-000000000006',
      'Vendor: 1344',
      'Model number: MTFDKBA960TFR-1BC15ABYY',
      'Serial number: 22503C4F',
      'Form factor: M.2',
      'Policy: expunged',
      'State: decommissioned',
      'Sled: BRM02222869',
      'Created: Jun 1, 2021 10:10 AM',
      'Last modified: Jun 1, 2021 10:10 AM',
    ],
  },
  '/system/inventory/unadopted': {
    lists: {
      'Unadopted disks': [
        'sled | slot | vendor | model | serial | Form factor | request',
        3,
        'BRM02222869 | 7 | 1b96 | WUS5EA138ESP7E3 | A084A1E1 | U.2 | — | …',
        'BRM02222873 | 3 | 1b96 | WUS5EA138ESP7E3 | A084A1E3 | U.2 | adoption requested just now | …',
      ],
      'Requests without a disk': [
        'serial | vendor | model | requested',
        1,
        'A084A1FF | 1b96 | WUS5EA138ESP7E3 | Jun 11, 2026 9:00 AM | …',
      ],
    },
  },
  '/system/inventory/racks': {
    lists: {
      Racks: [
        'ID | created | last modified',
        1,
        '5acc5acc-0000-4000-8000-000000 000001 | Jun 1, 2021 9:00 AM | Jun 1, 2021 9:00 AM | …',
      ],
    },
  },
  '/system/inventory/racks/5acc5acc-0000-4000-8000-000000000001': {
    facts: rackFacts,
    texts: [
      'BRM02222869 Slot 14, provisionable',
      'BRM02222870 Slot 15, not provisionable',
      'BRM02222871 Slot 16, expunged',
      'BRM02222872 Slot 17, decommissioned',
      'BRM42220031 Revision 2',
      'BRM02222881 Cubby 20, uninitialized',
    ],
  },
  '/system/inventory/racks/5acc5acc-0000-4000-8000-000000000001/membership': {
    lists: {
      Members: [
        'part | serial | sled | slot | acknowledged',
        5,
        '913-0000019 | BRM02222869 | 51ed51ed-0000-4000-8000-000000 000001 | 14 | Acknowledged',
        '913-0000019 | BRM02222873 new | 51ed51ed-0000-4000-8000-000000 000005 | 18 | Acknowledged',
      ],
    },
    facts: [
      ...rackFacts,
      'Change: Change 2',
      'Members: 5',
      'State: committed',
      'Waiting for: 0',
      'Started: Nov 20, 2023 3:50 PM',
      'Committed: Nov 20, 2023 3:51 PM',
    ],
  },
  '/system/inventory/switches': {
    lists: {
      Switches: [
        'ID | part number | serial number | revision | created',
        2,
        '5c175c17-0000-4000-8000-000000 000000 | 913-0000006 | BRM42220031 | 2 | Jun 1, 2021 10:30 AM | …',
        '5c175c17-0000-4000-8000-000000 000001 | 913-0000006 | BRM42220032 | 2 | Jun 1, 2021 10:30 AM | …',
      ],
    },
  },
  '/system/inventory/switches/5c175c17-0000-4000-8000-000000000000': {
    facts: [
      'ID: 5c175c17-0000-4000-8000-000000000000',
      'Part number: 913-0000006',
      'Serial number: BRM42220031',
      'Revision: 2',
      'Rack ID: 5acc5acc-0000-4000-8000-000000 000001',
      'Created: Jun 1, 2021 10:30 AM',
      'Last modified: Jun 1, 2021 10:30 AM',
    ],
  },
  '/system/inventory/uninitialized': {
    lists: {
      'Uninitialized sleds': [
        'serial number | part number | revision | cubby | Rack ID',
        2,
        'BRM02222880 | 913-0000019 | 7 | 19 | 5acc5acc-0000-4000-8000-000000 000001 | …',
        'BRM02222881 | 913-0000019 | 7 | 20 | 5acc5acc-0000-4000-8000-000000 000001 | …',
      ],
    },
  },
}
