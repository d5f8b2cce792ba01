import { definePath, type PathParams } from '@/store/routing/path'

/** The addresses of the silo's pages. */
export const siloPaths = {
  root: definePath('/'),
  home: definePath('/home'),
  projects: definePath('/projects'),
  projectCreate: definePath('/projects-new'),
  projectEdit: definePath('/projects/:project/edit'),
  images: definePath('/images'),
  image: definePath('/images/:image/edit'),
  utilization: definePath('/utilization'),
  access: definePath('/access'),
  multicastGroups: definePath('/multicast-groups'),
  multicastGroup: definePath('/multicast-groups/:multicastGroup'),
  users: definePath('/users'),
  user: definePath('/users/:user'),
  groups: definePath('/groups'),
  group: definePath('/groups/:group'),
  signInSettings: definePath('/sign-in-settings'),
  certificates: definePath('/certificates'),
  certificate: definePath('/certificates/:certificate'),
  certificateCreate: definePath('/certificates-new'),
  /** For external links that have only the id of an instance. */
  instanceLookup: definePath('/lookup/instances/:instance'),
  shortInstanceLookup: definePath('/lookup/i/:instance'),
}

/** The parameters of one of these addresses. */
export type SiloParams<Page extends keyof typeof siloPaths> = PathParams<(typeof siloPaths)[Page]>
