import { formRequester } from '@/store/forms/events'

/** The forms of a project that stand over a screen without a route of their own. */
export type ProjectDialog =
  | 'diskAttach'
  | 'diskCreate'
  | 'diskPick'
  | 'ephemeralIpAttach'
  | 'floatingIpAttach'
  | 'floatingIpAttachTo'
  | 'floatingIpMove'
  | 'floatingIpPick'
  | 'groupMemberAdd'
  | 'instanceGroupJoin'
  | 'instanceResize'
  | 'networkInterfaceCreate'
  | 'networkInterfaceEdit'
  | 'snapshotCreate'

export const requestForm = formRequester<ProjectDialog>()
