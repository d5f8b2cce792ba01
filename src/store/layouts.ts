import { projectPaths, type ProjectParams } from './project/paths'
import { replayPaths } from '@/store/login/paths'
import type { Layout, LayoutLink, Section } from './routing/layout'
import { settingsPaths } from './settings/paths'
import { siloPaths } from './silo/paths'
import { projectViewQuery } from './silo/queries'

/**
 * The pages of the system that the rest of the console leads to. Its other paths load with it.
 */
export const systemEntries = {
  home: '/system/silos',
  update: '/system/update',
  auditLog: '/system/audit-log',
  networkingSettings: '/system/networking/settings',
} as const

/** The address of the audit log with a range and filters. */
export const auditLogOf = (params: Record<string, string>) =>
  `${systemEntries.auditLog}?${new URLSearchParams(params)}`

const toSettings: LayoutLink = {
  group: () => 'User',
  label: 'Settings',
  to: settingsPaths.profile(),
}

const toReplay: LayoutLink = {
  group: () => 'User',
  label: 'Replay a log',
  to: replayPaths.player(),
}

const toSystem: LayoutLink = {
  group: () => 'System',
  label: 'Manage system',
  to: systemEntries.home,
  isSystem: true,
}

export const siloSections = {
  home: { id: 'home', label: 'Home', path: siloPaths.home },
  projects: { id: 'projects', label: 'Projects', path: siloPaths.projects },
  images: { id: 'images', label: 'Images', path: siloPaths.images },
  utilization: { id: 'utilization', label: 'Utilization', path: siloPaths.utilization },
  access: { id: 'access', label: 'Access', path: siloPaths.access },
  multicastGroups: {
    id: 'multicast-groups',
    label: 'Multicast groups',
    path: siloPaths.multicastGroups,
    needs: 'multicastGroups',
  },
  users: {
    id: 'users',
    label: 'Users and groups',
    path: siloPaths.users,
    also: siloPaths.groups(),
  },
  certificates: {
    id: 'certificates',
    label: 'Certificates',
    path: siloPaths.certificates,
    isForSiloAdmins: true,
  },
  signInSettings: {
    id: 'sign-in-settings',
    label: 'Sign-in settings',
    path: siloPaths.signInSettings,
    needs: 'authSettings',
    isForSiloAdmins: true,
  },
} as const satisfies Record<string, Section<never>>

export const projectSections = {
  instances: { id: 'instances', label: 'Instances', path: projectPaths.instances },
  disks: { id: 'disks', label: 'Disks', path: projectPaths.disks },
  snapshots: { id: 'snapshots', label: 'Snapshots', path: projectPaths.snapshots },
  images: { id: 'images', label: 'Images', path: projectPaths.images },
  vpcs: { id: 'vpcs', label: 'VPCs', path: projectPaths.vpcs },
  floatingIps: { id: 'floating-ips', label: 'Floating IPs', path: projectPaths.floatingIps },
  externalSubnets: {
    id: 'external-subnets',
    label: 'External subnets',
    path: projectPaths.externalSubnets,
    needs: 'externalSubnets',
  },
  affinity: { id: 'affinity', label: 'Affinity', path: projectPaths.affinity },
  metrics: { id: 'metrics', label: 'Metrics', path: projectPaths.metrics },
  access: { id: 'access', label: 'Access', path: projectPaths.access },
} as const satisfies Record<string, Section<never>>

export const settingsSections = {
  profile: { id: 'profile', label: 'Profile', path: settingsPaths.profile },
  sshKeys: { id: 'ssh-keys', label: 'SSH keys', path: settingsPaths.sshKeys },
  accessTokens: {
    id: 'access-tokens',
    label: 'Access tokens',
    path: settingsPaths.accessTokens,
    needs: 'accessTokens',
  },
  recording: { id: 'recording', label: 'Recording', path: settingsPaths.recording },
} as const satisfies Record<string, Section<never>>

/** The frames of the console's parts: what leads where in each. */
export const layouts = {
  public: {
    name: 'public',
    heading: () => '',
    group: () => '',
    parents: [],
    sections: [],
    links: [],
  },
  silo: {
    name: 'silo',
    heading: (_params: object, silo: string) => silo,
    group: (_params: object, silo: string) => `Silo '${silo}'`,
    parents: [],
    sections: Object.values(siloSections),
    links: [toSettings, toReplay, toSystem],
  },
  project: {
    name: 'project',
    heading: ({ project }: ProjectParams<'project'>) => project,
    group: ({ project }: ProjectParams<'project'>) => `Project '${project}'`,
    parents: [{ ...siloSections.projects, isExact: true }],
    sections: Object.values(projectSections),
    links: [
      { group: () => 'Project', label: 'Delete project', to: projectPaths.delete },
      toSettings,
      toReplay,
      toSystem,
    ],
    queries: ({ project }: ProjectParams<'project'>) => [projectViewQuery({ project })],
  },
  system: {
    name: 'system',
    heading: () => 'System',
    group: () => 'System',
    parents: [],
    // They load with the pages: see `systemLayout`.
    sections: [],
    links: [
      { group: silo => `Back to silo '${silo}'`, label: 'Projects', to: siloPaths.projects() },
      toSettings,
      toReplay,
    ],
  },
  settings: {
    name: 'settings',
    heading: () => 'User',
    group: () => 'Settings',
    parents: [siloSections.projects],
    sections: Object.values(settingsSections),
    links: [toReplay, toSystem],
  },
} as const satisfies Record<Layout['name'], Layout<never>>
