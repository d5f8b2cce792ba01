import type { SeenScreens } from '#tests/support/seen'

export const settings: SeenScreens = {
  '/settings/profile': {
    lists: {
      Groups: ['Name', 2, 'web-devs | …', 'maze-war-admins | …'],
    },
    facts: [
      'Display name: Ada Quarry',
      'User ID: 05e505e5-0000-4000-8000-000000000001',
      'Silo: maze-war',
      'Roles: silo.admin fleet.admin',
      'Theme: Match system',
      'Columns: As usual',
      'Single-key shortcuts: On',
      'Unfinished forms: None',
      'Saved views: None',
      'Recorded sessions: None',
      'System release: newer than 22',
      'API version: 2026081901.0.0',
      'Software: 17.0.0, 12 of 20 components',
    ],
  },
  '/settings/access-tokens': {
    lists: {
      'Access tokens': [
        'ID | created | Expires',
        3,
        'acce55ed-0000-4000-8000-000000 000003 | Jan 13, 2025 12:00 PM | Feb 12, 2025 12:00 PM | …',
        'acce55ed-0000-4000-8000-000000 000002 | Dec 21, 2024 12:00 PM | Jan 18, 2025 12:00 PM soon | …',
      ],
    },
  },
  '/settings/ssh-keys': {
    lists: {
      'SSH keys': [
        'name | description',
        2,
        'm1-macbook-pro | For everyday use | …',
        'mac-mini | — | …',
      ],
    },
  },
  '/settings/ssh-keys/mac-mini/edit': {
    facts: [
      'ID: 55e155e1-0000-4000-8000-000000000002',
      'Created: May 22, 2024 9:40 PM',
      'Last modified: May 22, 2024 9:40 PM',
    ],
  },
}
