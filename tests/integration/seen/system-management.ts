import type { SeenLists, SeenScreens } from '#tests/support/seen'

/** Above the tabs of the silo maze-war. */
const siloFacts = [
  'ID: 51105110-0000-4000-8000-000000000001',
  'Description: Where the demo takes place',
  'Identity mode: SAML JIT',
  'Admin group: maze-war-admins',
  'Discoverable: [true]',
  'Created: Jun 14, 2021 4:20 PM',
  'Last modified: Jun 14, 2021 4:20 PM',
]

/** Above the tabs of the utilization. */
const fleetFacts = [
  'Provisioned: 40',
  'Quotas: 104 (38.66% of capacity)',
  'Estimated capacity: 269',
  'Provisioned: 388 GiB',
  'Quotas: 872 GiB (40.54% of capacity)',
  'Estimated capacity: 2,151 GiB',
  'Provisioned: 7.72 TiB',
  'Quotas: 18.5 TiB (29.84% of capacity)',
  'Estimated capacity: 62 TiB',
]

/** Above those of the receiver pager. */
const pagerFacts = [
  'Endpoint: https://pager.basalt.example/oxide',
  'Created: Jul 1, 2025 9:00 AM',
  'Description: —',
  'Last modified: Jul 1, 2025 9:00 AM',
  'ID: a1e58a1e-0000-4000-8000-000000000001',
]

/** The address of the alerts leads to the first tab, too. */
const alertLists: SeenLists = {
  Alerts: [
    'Created | Class | Summary | Version',
    3,
    'Jan 15, 2025, 10:00:00 AM PSU 5 of shelf 0 removed | hardware. power_shelf. psu. removed | PSU 5 of shelf 0 removed | 1',
    'Jan 12, 2025, 2:30:00 PM PSU 2 of shelf 0 inserted | hardware. power_shelf. psu. inserted | PSU 2 of shelf 0 inserted | 1',
  ],
}

export const systemManagement: SeenScreens = {
  '/system/update': {
    facts: [
      'Target release: 17.0.0',
      'Target set: Jan 15, 2025 11:40 AM',
      'Progress: 60% (12 of 20 components)',
      'Components: 17.0.0 Target 12 16.0.0 5 As installed 3',
      'Last step planned: 0s ago Jan 15, 2025 12:00 PM',
      'Suspended: No',
    ],
  },
  '/system/utilization?tab=metrics': {
    lists: {
      'CPU, as a table': ['Time | CPU', 3, 'Jan 15, 2025, 11:00:00 AM UTC | 38'],
      'Memory, as a table': ['Time | Memory', 3, 'Jan 15, 2025, 11:00:00 AM UTC | 368 GiB'],
      'Storage, as a table': ['Time | Storage', 3, 'Jan 15, 2025, 11:00:00 AM UTC | 7.55 TiB'],
    },
    facts: fleetFacts,
  },
  '/system/update/repositories': {
    lists: {
      Repositories: [
        'version | file | hash | uploaded',
        3,
        '17.0.0 Target | repo-17.0.0.zip | 4981418…9814189 | Oct 20, 2025 9:30 AM | …',
        '16.0.0 | repo-16.0.0.zip | d21ada1…21ada12 | Aug 12, 2025 10:00 AM | …',
      ],
    },
  },
  '/system/update/trust-roots': {
    lists: {
      'Trust roots': [
        'ID | Root version | expires | keys | created',
        1,
        '7a2a7a2a-0000-4000-8000-000000 000001 | 1 | Jan 1, 2035 12:00 AM | 1 | Aug 12, 2025 9:00 AM | …',
      ],
    },
  },
  '/system/silos': {
    lists: {
      Silos: [
        'name | description | discoverable | Identity mode | created',
        4,
        'maze-war | Where the demo takes place | [true] | SAML JIT | Jun 14, 2021 4:20 PM | …',
        'myriad | Simulations, by the thousand | [true] | SAML SCIM | Feb 28, 2023 12:00 AM | …',
      ],
    },
  },
  '/system/silos/maze-war': {
    lists: {
      'Identity providers': [
        'name | description | Type | created',
        2,
        'mock-idp | Knows everybody | SAML | Jun 14, 2021 4:30 PM',
        'standby-idp | For the days when the other one cannot be reached. It knows nothing of groups, so whoever comes in through it has the roles that were given to them by name, and only those. | SAML | Aug 30, 2023 1:00 PM',
      ],
    },
    facts: siloFacts,
  },
  '/system/silos/maze-war?tab=ip-pools': {
    lists: {
      'IP pools': [
        'name | description | version | type | Silo default',
        4,
        'ip-pool-1 | public IPs | IPv4 | unicast | default | …',
        'multicast-pool | Many at once | IPv4 | multicast | default | …',
      ],
    },
    facts: siloFacts,
  },
  '/system/silos/maze-war?tab=subnet-pools': {
    lists: {
      'Subnet pools': [
        'name | description | version | Silo default',
        3,
        'routed-subnets | Whole networks for instances | IPv4 | default | …',
        'spare-subnets | Without members | IPv4 |  | …',
      ],
    },
    facts: siloFacts,
  },
  '/system/silos/maze-war?tab=quotas': {
    lists: {
      Quotas: [
        'Resource | Provisioned | Quota',
        3,
        'Memory | 238 GiB [79.33% used] | 300 GiB',
        'Storage | 4,422.2 GiB [61.69% used] | 7,168 GiB',
      ],
      'What if': [
        'This silo | All silos | Sleds, by estimate / Resource | Provisioned | Quota | New quota | Provisioned | Quotas | New quotas | In service | Provisionable',
        3,
        'CPU | 32 vCPUs | 50 vCPUs | 50 vCPUs | 40 vCPUs | 104 vCPUs | 104 vCPUs | 269 vCPUs | 180 vCPUs',
        'Memory | 238 GiB | 300 GiB | 300 GiB | 388 GiB | 872 GiB | 872 GiB | 2,151 GiB | 1,434 GiB',
        'Storage | 4,422.2 GiB | 7,168 GiB | 7,168 GiB | 7,904.2 GiB | 18,944 GiB | 18,944 GiB | 63,488 GiB | 41,984 GiB',
      ],
    },
    facts: siloFacts,
  },
  '/system/silos/maze-war?tab=fleet-roles': {
    facts: siloFacts,
    texts: ['Silo admin [maps to] Fleet admin'],
  },
  '/system/silos/maze-war?tab=users': {
    lists: {
      Users: [
        'Name | ID | created',
        7,
        'Bruno Slate | 05e505e5-0000-4000-8000-000000 000002 | Jun 15, 2021 8:02 AM | …',
        'Greta Schist | 05e505e5-0000-4000-8000-000000 000007 | Feb 12, 2024 3:25 PM | …',
      ],
    },
    facts: siloFacts,
  },
  '/system/silos/maze-war?tab=access': {
    lists: {
      Access: [
        'Name | Type | Role',
        3,
        'Ada Quarry You | User | silo.admin | …',
        'kernel-devs | Group | silo.collaborator | …',
      ],
    },
    facts: siloFacts,
  },
  '/system/silos/clockwork?tab=scim': {
    lists: {
      'SCIM tokens': [
        'ID | created | Expires',
        1,
        '5c105c10-0000-4000-8000-000000 000001 | Nov 18, 2024 8:10 AM | Never | …',
      ],
    },
    facts: [
      'ID: 51105110-0000-4000-8000-000000000005',
      'Description: Its people come and go by themselves',
      'Identity mode: SAML SCIM',
      'Admin group: clockwork-admins',
      'Discoverable: [true]',
      'Created: Nov 18, 2024 8:00 AM',
      'Last modified: Nov 18, 2024 8:00 AM',
      'Base URL: https://clockwork.sys.placeholder/scim/v2',
    ],
  },
  '/system/silos/maze-war/idps/saml/mock-idp': {
    facts: [
      'ID: 1d901d90-0000-4000-8000-000000000001',
      'Created: Jun 14, 2021 4:30 PM',
      'Last modified: Jun 14, 2021 4:30 PM',
      'Description: Knows everybody',
      'Technical contact email: doorkeeper@basalt.example',
      'Service provider client ID: maze-war',
      'ACS URL: https://maze-war.sys.basalt.example/login/maze-war/saml/mock-idp',
      'Single logout (SLO) URL: https://mock-idp.basalt.example/logout',
      'Request signing: With a certificate',
      'Entity ID: https://mock-idp.basalt.example/metadata',
      'Group attribute name: groups',
    ],
  },
  '/system/metrics': {
    texts: ['Choose a timeseries, a preset, or write a query.', 'hardware_component'],
  },
  '/system/metrics/dashboards': {
    texts: ['No dashboards', 'CPU by silo', 'Temperatures', 'API latency'],
  },
  '/system/utilization': {
    lists: {
      Silos: [
        'Provisioned / Quota | Available / Silo | CPU | Memory | Storage | CPU | Memory | Storage',
        4,
        'maze-war | 32 / 50 [64.00% used] | 238 / 300 GiB [79.33% used] | 4.32 / 7 TiB [61.69% used] | 18 | 62 GiB | 2.68 TiB | …',
        'myriad | 8 / 34 [23.53% used] | 150 / 500 GiB [30.00% used] | 2 / 9 TiB [22.22% used] | 26 | 350 GiB | 7 TiB | …',
      ],
    },
    facts: fleetFacts,
    texts: [
      'CPU (vCPUs) 14 .87% of estimated capacity',
      'Memory (GiB) 18 .04% of estimated capacity',
      'Storage (TiB) 12 .45% of estimated capacity',
    ],
  },
  '/system/access': {
    lists: {
      'Fleet access': [
        'Name | Type | Fleet role',
        4,
        'maze-war-admins | Group | fleet.collaborator | …',
        'Any silo.admin in maze-war | Role mapping | fleet.admin | …',
      ],
    },
  },
  '/system/audit-log?range=24h': {
    lists: {
      'Audit log': [
        'Completed | Result | Operation | Object | Actor | Silo | Sign-in | Source | Duration',
        14,
        'Jan 15, 2025, 6:18:00 AM Stop instance | 202 | Stop instance | Instance db1 in mock-project | Ada Quarry | maze-war | Console session | 192.0.2.17 | 118 ms',
        'Jan 15, 2025, 4:24:00 AM Delete disk | 404 | Delete disk | Disk d15cd15c-0000-4000-8000-000000000384 | Ada Quarry | maze-war | Access token | 192.0.2.18 | 117 ms',
      ],
    },
    texts: ['14 entries in this range'],
  },
  '/system/audit-log/a0d17a0d-0000-4000-8000-000000000001?start=2025-01-08T18:00:00Z&end=2025-01-08T21:00:00Z':
    {
      facts: [
        'Completed: Jan 8, 2025, 6:12:00 PM',
        'Started: Jan 8, 2025, 6:11:59 PM',
        'Duration: 21 ms',
        'Result: 200',
        'Operation: Patch user by SCIM scim_v2_patch_user',
        'Object: User 05e505e5-0000-4000-8000-000000000029',
        'Actor: SCIM of clockwork',
        'Silo: clockwork',
        'Sign-in: SCIM token',
        'Credential: 5c105c10-0000-4000-8000-000000000001',
        'Source: 198.51.100.200',
        'User agent: —',
        'Request: /scim/v2/Users/05e505e5-0000-4000-8000-000000000029',
        'Request ID: a0d18a0d-0000-4000-8000-000000000001',
        'ID: a0d17a0d-0000-4000-8000-000000000001',
      ],
    },
  '/system/home': {
    texts: [
      '24 findings need attention, 4 critical.',
      'critical BGP peer on switch0 172.20.15.52 The session on switch0 is in the state active, not established.',
      'warning Alert hardware.power_shelf.psu.removed 1 alert in the last day. 2h ago',
      'warning Silo maze-war Memory: 238 of 300 GiB are provisioned. Edit quotas',
      'Sleds 3 in service, 1 not provisionable',
      'In use by instances 40 of about 269 vCPUs 388 of about 2,151 GiB',
      'Fullest IP pools edge-pool: 1 left ip-pool-1: 16 left, multicast-pool: 63 left',
      'Release newer than 22 17.0.0, 12 of 20 components',
      'All silos 4',
    ],
  },
  '/system/issues': {
    lists: {
      Issues: [
        'severity | subject | kind | issue',
        24,
        'critical | 172.20.15.52 BGP peer on switch0 | BGP peer | The session on switch0 is in the state active, not established. | …',
        'critical | 172.20.15.52 BFD session on switch0 | BFD session | The session on switch0 is in the state down, not up. | …',
      ],
    },
  },
  '/system/alerting': { lists: alertLists },
  '/system/alerting/alerts': { lists: alertLists },

  '/system/alerting/alerts/a1e57a1e-0000-4000-8000-000000000003': {
    lists: {
      Deliveries: [
        'Receiver | State | Started',
        3,
        'broken-hook delivery a1e59a1e-0000-4000-8000-000000000011 Alert | pending | Jan 15, 2025, 11:57:00 AM',
        'mute-hook delivery a1e59a1e-0000-4000-8000-000000000012 Alert | pending | Jan 15, 2025, 10:00:00 AM',
      ],
    },
    facts: [
      'Class: hardware. power_shelf. psu. removed',
      'Version: 1',
      'Created: Jan 15, 2025, 10:00:00 AM',
      'ID: a1e57a1e-0000-4000-8000-000000000003',
    ],
    texts: [
      '"shelf": 0, "part_number": "913-0000003", "serial_number": "BRM41220008"',
      '"slot": 5, "manufacturer": "Murata-PS"',
    ],
  },
  '/system/alerting/receivers': {
    lists: {
      Receivers: [
        'name | Endpoint | Subscriptions | Secrets | Last delivery',
        3,
        'mute-hook | http://mute.basalt.example/ | hardware. power_shelf. psu. * | none | pending 2h ago | …',
        'pager | https://pager.basalt.example/oxide | hardware. ** +1 | 2 | delivered 2h ago | …',
      ],
    },
  },
  '/system/alerting/receivers/pager': {
    lists: {
      Subscriptions: ['Pattern | Matches now', 2, 'hardware. ** | 2 | …', 'probe | 1 | …'],
      Secrets: [
        'ID | created',
        2,
        'a1e5aa1e-0000-4000-8000-000000 000002 | Jul 2, 2025 9:01 AM | …',
        'a1e5aa1e-0000-4000-8000-000000 000001 | Jul 1, 2025 9:01 AM | …',
      ],
    },
    facts: pagerFacts,
  },
  '/system/alerting/receivers/broken-hook?tab=deliveries': {
    lists: {
      Deliveries: [
        'Started | Class | state | Trigger | Attempts | Last result | ID',
        5,
        'Jan 15, 2025, 11:57:00 AM hardware.power_shelf.psu.removed | hardware. power_shelf. psu. removed | pending | Alert | 2 of 3 | Timed out | a1e5…0011 | …',
        'Jan 13, 2025, 12:00:00 AM hardware.power_shelf.psu.removed | hardware. power_shelf. psu. removed | failed | Resend | 3 of 3 | HTTP error 500 | a1e5…000f | …',
      ],
    },
    facts: [
      'Endpoint: https://fails.example/hook',
      'Created: Jul 2, 2025 9:00 AM',
      'Description: —',
      'Last modified: Jul 2, 2025 9:00 AM',
      'ID: a1e58a1e-0000-4000-8000-000000000002',
    ],
  },
  '/system/alerting/receivers/broken-hook?tab=deliveries&delivery=a1e59a1e-0000-4000-8000-00000000000e':
    {
      lists: {
        Attempts: [
          '# | Result | Sent | Next after',
          3,
          '1 | HTTP error 500 57 ms | Jan 12, 2025, 2:00:01 PM | 1 minute',
          '2 | Timed out | Jan 12, 2025, 2:01:00 PM | 5 minutes',
        ],
      },
      facts: [
        'State: failed',
        'Class: hardware. power_shelf. psu. removed',
        'Trigger: Alert',
        'Started: Jan 12, 2025, 2:00:00 PM',
        'Alert ID: a1e57a1e-0000-4000-8000-000000000001',
        'ID: a1e59a1e-0000-4000-8000-00000000000e',
      ],
    },
  '/system/alerting/receivers/pager?tab=check': {
    facts: [
      ...pagerFacts,
      'Result: Succeeded',
      'Status: 200',
      'Duration: 57 ms',
      'Sent: Jan 11, 2025, 8:00:01 AM',
    ],
  },
  '/system/alerting/classes': {
    lists: {
      Classes: [
        'Class | description | Receivers',
        3,
        'hardware. power_shelf. psu. inserted | A power supply was inserted into a power shelf. | 3 receivers of hardware.power_shelf.psu.inserted',
        'hardware. power_shelf. psu. removed | A power supply was removed from a power shelf. | 3 receivers of hardware.power_shelf.psu.removed',
      ],
    },
  },
  '/system/support-bundles': {
    lists: {
      'Support bundles': [
        'ID | state | comment | reason | size | created',
        4,
        'b0d1eb0d-0000-4000-8000-000000 000004 | destroying | — | Created by an operator through the API | — | Jan 13, 2025 2:30 PM | …',
        'b0d1eb0d-0000-4000-8000-000000 000002 | active | For the ticket about slow disks | Created by an operator through the API | 84.89 KiB | Jan 11, 2025 2:30 PM | …',
      ],
    },
  },
  '/system/support-bundles/b0d1eb0d-0000-4000-8000-000000000002': {
    facts: [
      'ID: b0d1eb0d-0000-4000-8000-000000000002',
      'State: active',
      'Reason: Created by an operator through the API',
      'Created: Jan 11, 2025 2:30 PM',
      'Files: 15',
      'Size: 84.89 KiB',
    ],
    texts: ['Comment For the ticket about slow disks', '15 files'],
  },
  '/system/support-bundles/b0d1eb0d-0000-4000-8000-000000000003': {
    facts: [
      'ID: b0d1eb0d-0000-4000-8000-000000000003',
      'State: failed',
      'Reason: Created by an operator through the API',
      'Failure: The drive it was collected on was expunged',
      'Created: Jan 12, 2025 2:30 PM',
      'Files: —',
      'Size: —',
    ],
  },
  '/system/alerting/receivers?columns=name,classes': {
    lists: {
      Receivers: [
        'name | Classes',
        3,
        'broken-hook | hardware. power_shelf. psu. inserted +2 | …',
        'mute-hook | hardware. power_shelf. psu. inserted +1 | …',
      ],
    },
  },
  '/system/audit-log/a0d17a0d-0000-4000-8000-000000000005?start=2025-01-08T18:00:00Z&end=2025-01-08T21:00:00Z':
    {
      facts: [
        'Completed: Jan 8, 2025, 8:36:00 PM',
        'Started: Jan 8, 2025, 8:35:59 PM',
        'Duration: 25 ms',
        'Result: 401',
        'Error: Unauthorized credentials missing or invalid',
        'Operation: Sign in with a password login_local',
        'Object: Sign-in at silo pocket-lab',
        'Actor: Not signed in',
        'Silo: pocket-lab',
        'Sign-in: —',
        'Source: 203.0.113.99',
        'User agent: —',
        'Request: /v1/login/pocket-lab/local',
        'Request ID: a0d18a0d-0000-4000-8000-000000000005',
        'ID: a0d17a0d-0000-4000-8000-000000000005',
      ],
    },
}
