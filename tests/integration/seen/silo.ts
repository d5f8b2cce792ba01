import type { SeenScreens } from '#tests/support/seen'

export const silo: SeenScreens = {
  '/utilization': {
    lists: {
      'CPU, as a table': ['Time | CPU', 3, 'Jan 15, 2025, 11:00:00 AM UTC | 30'],
      'Memory, as a table': ['Time | Memory', 3, 'Jan 15, 2025, 11:00:00 AM UTC | 218 GiB'],
      'Storage, as a table': ['Time | Storage', 3, 'Jan 15, 2025, 11:00:00 AM UTC | 4.15 TiB'],
    },
    facts: [
      'Provisioned: 32',
      'Quota: 50',
      'Provisioned: 238 GiB',
      'Quota: 300 GiB',
      'Provisioned: 4.32 TiB',
      'Quota: 7 TiB',
    ],
    texts: [
      'CPU (vCPUs) 64 % of quota',
      'Memory (GiB) 79 .33% of quota',
      'Storage (TiB) 61 .69% of quota',
    ],
  },
  '/access': {
    lists: {
      Access: [
        'Name | Type | Role',
        3,
        'Ada Quarry You | User | silo.admin | …',
        'kernel-devs | Group | silo.collaborator | …',
      ],
    },
  },
  '/users': {
    lists: {
      Users: [
        'Name | Role | Groups | created',
        7,
        'Ada Quarry You | silo.admin | maze-war-admins +1 | Jun 14, 2021 4:30 PM | …',
        'Clara Flint | silo.collaborator via kernel-devs | kernel-devs | Sep 1, 2021 9:15 AM | …',
      ],
    },
  },
  '/users/05e505e5-0000-4000-8000-000000000003': {
    lists: {
      Access: [
        'Where | Role | From',
        2,
        'Silo | silo.collaborator | through group kernel-devs',
        'All projects | project.admin | from silo role collaborator',
      ],
      Sessions: [
        'created | Last used',
        2,
        'Jan 14, 2025 4:00 PM | Jan 15, 2025 9:00 AM',
        'Jan 15, 2025 10:30 AM | Jan 15, 2025 11:48 AM',
      ],
      'Access tokens': [
        'ID | created | Expires',
        1,
        'acce55ed-0000-4000-8000-000000 000004 | Jan 3, 2025 12:00 PM | Jan 3, 2026 12:00 PM',
      ],
    },
    facts: [
      'ID: 05e505e5-0000-4000-8000-000000000003',
      'Silo: maze-war',
      'Created: Sep 1, 2021 9:15 AM',
      'Last modified: Sep 1, 2021 9:15 AM',
    ],
    texts: ['User Clara Flint', 'Groups kernel-devs'],
  },
  '/groups': {
    lists: {
      Groups: [
        'Name | Members | Role | created',
        5,
        'maze-war-admins | 1 | — | Jun 14, 2021 4:25 PM | …',
        'web-devs | 2 | — | Jul 1, 2021 9:00 AM | …',
      ],
    },
  },
  '/groups/960f960f-0000-4000-8000-000000000002': {
    lists: {
      Access: [
        'Where | Role | From',
        2,
        'Silo | silo.collaborator | given directly',
        'All projects | project.admin | from silo role collaborator',
      ],
      Members: ['Name', 1, 'Clara Flint'],
    },
    facts: [
      'ID: 960f960f-0000-4000-8000-000000000002',
      'Created: Sep 1, 2021 9:00 AM',
      'Last modified: Sep 1, 2021 9:00 AM',
    ],
  },
  '/multicast-groups': {
    lists: {
      'Multicast groups': [
        'name | address | version | Members | sources | state | created',
        1,
        'heartbeat | 239.10.0.1 | IPv4 | 2 | any | Active | Mar 4, 2026 9:00 AM | …',
      ],
    },
  },
  '/multicast-groups/heartbeat': {
    lists: {
      Members: [
        'instance | sources | state | joined',
        2,
        'db1 | any | Joined | Mar 4, 2026 9:05 AM',
        'granite | 10.0.0.9 | Joined | Mar 4, 2026 9:05 AM',
      ],
    },
    facts: [
      'Description: Every node hears every other',
      'Created: Mar 4, 2026 9:00 AM',
      'ID: 9c459c45-0000-4000-8000-000000000001',
      'Last modified: Mar 4, 2026 9:00 AM',
      'Address: 239.10.0.1',
      'IP version: IPv4',
      'Sources: any',
      'State: Active',
    ],
  },
  '/certificates': {
    lists: {
      Certificates: [
        'name | Hostnames | Issuer | Valid until | created',
        5,
        'about-to-end | maze-war.sys.basalt.example | maze-war.sys.basalt.example | Jan 20, 2025 12:00 PM expires in 4 days | Oct 22, 2024 12:00 PM | …',
        'renewed | maze-war.sys.basalt.example | maze-war.sys.basalt.example | Feb 19, 2026 12:00 PM | Jan 14, 2025 12:00 PM | …',
      ],
    },
  },
  '/certificates/current': {
    facts: [
      'ID: ce57ce57-0000-4000-8000-000000000001',
      'Description: In use',
      'Hostnames: maze-war.sys.basalt.example',
      'Subject: maze-war.sys.basalt.example',
      'Issuer: maze-war.sys.basalt.example',
      'Valid from: Jan 15, 2024 12:00 AM',
      'Valid until: Jan 15, 2054 12:00 AM',
      'Created: Jan 15, 2024 12:00 PM',
      'Last modified: Jan 15, 2024 12:00 PM',
    ],
  },
  '/images': {
    lists: {
      'Silo images': [
        'name | description | OS | version | size | created',
        4,
        'alpine-3-21 | The small one | alpine | 3.21 | 1 GiB | Dec 6, 2024 9:00 AM | …',
        'helios-2 | With its checksum | helios | 2.0 | 3 GiB | May 30, 2024 5:20 PM | …',
      ],
    },
  },
  '/images/helios-2/edit': {
    facts: [
      'ID: 1a9e1a9e-0000-4000-8000-000000000003',
      'Description: With its checksum',
      'Visibility: Silo',
      'OS: helios',
      'Version: 2.0',
      'Size: 3 GiB',
      'Block size: 4,096 bytes',
      'Digest: sha256:5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      'Created: May 30, 2024 5:20 PM',
      'Last modified: May 30, 2024 5:20 PM',
    ],
  },
  '/lookup/instances/1a5a1a5a-0000-4000-8000-000000000001': {
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
      'CPU platform: Any',
    ],
  },
  '/certificates?columns=name,description': {
    lists: {
      Certificates: ['name | description', 5, 'current | In use | …', 'next-in-line | — | …'],
    },
  },
  '/home': {
    facts: [
      'Provisioned: 32',
      'Quota: 50',
      'Provisioned: 238 GiB',
      'Quota: 300 GiB',
      'Provisioned: 4.32 TiB',
      'Quota: 7 TiB',
    ],
    texts: [
      '11 findings need attention, 8 critical.',
      'critical Instance tumbled in project rock-garden It has failed. It restarts by itself shortly. 1m ago Start',
      'critical Instance left-lying in project rock-garden It has failed. It will not restart by itself. 4mo ago Start',
      'warning Instance under-repair in project rock-garden It is being repaired. 1h ago',
      'warning Access token acce55…000002 It ends in 3 days: programs that use it will stop working.',
      'Looked at 7 of 7 projects',
      'Checked quotas, IP pools, access tokens, certificates, and the instances of 7 projects.',
      'Projects 7',
      'Instances 24 6 running, 3 stopped, 8 failed, 7 other',
      'Images 4',
    ],
  },
}
