import { layouts } from '@/store/layouts'
import { commandDialogs } from '@/views/commands/dialogs'
import { loginPages } from '@/views/login/pages'
import { accessPages } from '@/views/project/access-pages'
import { computePages } from '@/views/project/compute-pages'
import { diskPages } from '@/views/project/disk-pages'
import { projectDialogs } from '@/views/project/dialogs'
import { settingsDialogs } from '@/views/settings/dialogs'
import { siloDialogs } from '@/views/silo/dialogs'
import { siloPages } from '@/views/silo/pages'
import { definePages } from '@/views/shell/route-tree'

/** Areas that many visits never open: their tables load when an address needs them. */
const lazyTables = definePages(
  {
    id: 'project/affinity-pages',
    path: '/projects/:project/affinity{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/affinity-pages'),
  },
  {
    id: 'project/image-pages',
    path: '/projects/:project/images{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/image-pages'),
  },
  {
    id: 'project/instance-pages',
    path: '/projects/:project/instances/:instance{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/instance-pages'),
  },
  {
    id: 'project/snapshot-pages',
    path: '/projects/:project/snapshots{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/snapshot-pages'),
  },
  {
    id: 'project/floating-ip-pages',
    path: '/projects/:project/floating-ips{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/floating-ip-pages'),
  },
  {
    id: 'project/external-subnet-pages',
    path: '/projects/:project/external-subnets{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/external-subnet-pages'),
  },
  {
    id: 'project/vpc-pages',
    path: '/projects/:project/vpcs{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/vpc-pages'),
  },
  {
    id: 'silo/identity-pages',
    path: '/{users}{groups}{sign-in-settings}{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/identity-pages'),
  },
  {
    id: 'silo/multicast-pages',
    path: '/multicast-groups{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/multicast-pages'),
  },
  {
    id: 'silo/certificate-pages',
    path: '/certificates{-new}{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/certificate-pages'),
    adminDialog: 'certificateRenewal',
  },
  {
    id: 'silo/image-pages',
    path: '/images{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/image-pages'),
  },
  {
    id: 'silo/lookup-pages',
    path: '/lookup{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/lookup-pages'),
  },
  {
    id: 'settings/pages',
    path: '/settings{/*rest}',
    layout: layouts.settings,
    table: () => import('@/views/settings/pages'),
  },
  {
    id: 'system/pages',
    path: '/system{/*rest}',
    layout: layouts.system,
    table: () => import('@/views/system/pages'),
  },
  {
    id: 'replay/pages',
    path: '/replay',
    layout: layouts.public,
    table: () => import('@/views/replay/pages'),
  },
)

/**
 * Every screen of the console. The first matching pattern wins, so literal paths come before
 * patterns that would also match them.
 */
export const routes = [
  ...loginPages,
  ...siloPages,
  ...computePages,
  ...diskPages,
  ...accessPages,
  ...lazyTables,
]

/** The forms that can be requested over a screen, except those of late tables. */
export const dialogs = {
  ...siloDialogs,
  ...projectDialogs,
  ...settingsDialogs,
  ...commandDialogs,
}
