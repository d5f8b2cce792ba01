import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp, Image, InstanceDiskAttachment } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import { can } from '@/machines/disk/disk.machine'
import { selectFieldError, selectFailedSubmits, selectFormValue } from '@/store/forms/selectors'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import type { RootState } from '@/store/setup/state'
import { selectRelease } from '@/store/release/release'
import { siloIpPoolsQuery, allSiloImagesQuery } from '@/store/silo/queries'
import { diskChoice, imageChoice, selectAllDisks } from '../disks/choices'
import { selectFreeFloatingIps as selectUnattached } from '../floating-ips/choices'
import { allFloatingIpsQuery, allProjectImagesQuery, allVpcsQuery } from '../queries'
import { groupListQuery } from '../affinity/queries'
import { floatingIpsFor } from '../external-ips/rules'
import { INSTANCE_CREATE } from './events'
import { hasDefaultVpc } from './initial-values'
import { outboundPool, reasonNoEphemeral, stackVersions } from './network'
import { bootableDisks, chosenDisks } from './usable-objects'
import type { BootSource, InstanceCreateValues } from './values'

const NONE: readonly never[] = []

const interfacesOf = (state: RootState) => ({
  networkInterfaceType: selectNewInstance(state, 'networkInterfaceType') ?? 'none',
  networkInterfaces: selectNewInstance(state, 'networkInterfaces') ?? NONE,
  defaultVersions: selectNewInstance(state, 'defaultVersions') ?? NONE,
})

/** The IP versions of the new instance's primary network interface, separated by spaces. */
const selectStack = (state: RootState): string => stackVersions(interfacesOf(state)).join(' ')

const versionsIn = (stack: string) => stack.split(' ') as readonly IpVersion[]

const selectFloatingIps = (state: RootState, project: string): readonly FloatingIp[] =>
  selectData(state, allFloatingIpsQuery({ project }))?.items ?? NONE

const selectChosen = (state: RootState): readonly string[] =>
  selectNewInstance(state, 'floatingIps') ?? NONE

/** Whether the project has any floating IPs, including attached ones. */
export const selectHasFloatingIps = (state: RootState, project: string): boolean =>
  selectFloatingIps(state, project).length > 0

/** The floating IPs chosen so far, in order. */
export const selectChosenFloatingIps = createSelector(
  [selectFloatingIps, selectChosen],
  (all, chosen) =>
    chosen.map(name => ({ name, ip: all.find(each => each.name === name)?.ip ?? '' })),
)

/** The floating IPs that are neither attached nor chosen yet. */
export const selectFreeFloatingIps = createSelector(
  [selectUnattached, selectChosen, selectStack, selectRelease],
  (unattached, chosen, stack, release) =>
    floatingIpsFor(unattached, versionsIn(stack), release).filter(
      ({ name }) => !chosen.includes(name),
    ),
)

/** A value of the form; undefined after the page is left. */
export const selectNewInstance = <Name extends keyof InstanceCreateValues>(
  state: RootState,
  name: Name,
) => selectFormValue(state, INSTANCE_CREATE, name) as InstanceCreateValues[Name] | undefined

export type ImageSource = Exclude<BootSource, 'disk'>

/** What the images of a tab are read with. */
export const imagesQuery = (project: string, source: ImageSource) =>
  source === 'siloImage' ? allSiloImagesQuery : allProjectImagesQuery({ project })

const selectImages = (state: RootState, project: string, source: ImageSource): readonly Image[] =>
  selectData(state, imagesQuery(project, source))?.items ?? NONE

const selectAdditional = (state: RootState): readonly InstanceDiskAttachment[] =>
  selectNewInstance(state, 'disks') ?? NONE

/** The images of a tab, as choices. */
export const selectBootImages = createSelector([selectImages], images =>
  images.map(image => imageChoice(image)),
)

/** The disks that the instance could boot from, as choices. */
export const selectBootDisks = createSelector(
  [selectAllDisks, selectAdditional],
  (disks, additional) => bootableDisks(disks, additional).map(diskChoice),
)

/** Whether there is an image or a free disk to boot from. */
export const selectCanBoot = (state: RootState, project: string): boolean =>
  selectImages(state, project, 'siloImage').length > 0 ||
  selectImages(state, project, 'projectImage').length > 0 ||
  bootableDisks(selectAllDisks(state, project), NONE).length > 0

/** The image chosen in that tab for the boot disk. */
export const selectBootImage = (
  state: RootState,
  project: string,
  source: ImageSource,
): Image | undefined => {
  const chosen = selectNewInstance(state, `${source}Id`)
  return selectImages(state, project, source).find(({ id }) => id === chosen)
}

/** The disks that can be added: free ones that the instance does not use, but for the edited one. */
export const selectPickableDisks = createSelector(
  [
    selectAllDisks,
    selectAdditional,
    (state: RootState) => selectNewInstance(state, 'bootSource') ?? 'disk',
    (state: RootState) => selectNewInstance(state, 'bootDisk') ?? '',
    (_state: RootState, _project: string, edited?: string) => edited,
  ],
  (all, disks, bootSource, bootDisk, edited) => {
    const others = disks.filter(({ name }) => name !== edited)
    const chosen = new Set(chosenDisks({ bootSource, bootDisk, disks: others }))
    return all
      .filter(({ name, state }) => can(state.state, 'attach') && !chosen.has(name))
      .map(diskChoice)
  },
)

/** Why the new instance can have no ephemeral IP of the version; undefined if it can. */
export const selectEphemeralObstacle = (state: RootState, version: IpVersion): string | undefined =>
  reasonNoEphemeral(
    version,
    versionsIn(selectStack(state)),
    selectData(state, siloIpPoolsQuery)?.items,
  )

/** Whether the new instance gets no network interface, which external addresses need. */
export const selectIsWithoutInterface = (state: RootState): boolean => selectStack(state) === ''

/** The VPCs of the project that matter for its first network interface. */
export const selectVpcFacts = createSelector(
  [(state: RootState, project: string) => selectData(state, allVpcsQuery({ project }))?.items],
  vpcs => {
    const names = vpcs?.map(({ name }) => name)
    return { hasDefault: hasDefaultVpc({ vpcs: names }), isEmpty: names?.length === 0 }
  },
)

/** The anti-affinity groups of the project, as choices. */
export const selectAntiAffinityGroups = createSelector(
  [
    (state: RootState, project: string) =>
      selectData(state, groupListQuery({ kind: 'antiAffinity', project }))?.items,
  ],
  (groups = []) => groups.map(({ name }) => ({ value: name, label: name })),
)

const selectKeys = (state: RootState) => selectData(state, allSshKeysQuery)?.items ?? NONE

/** The user's SSH keys, as choices. */
export const selectSshKeyOptions = createSelector([selectKeys], keys =>
  keys.map(({ id, name }) => ({ value: id, label: name })),
)

/**
 * Increases when one of these fields becomes invalid, and with every refused submission while it
 * is, so that the section hiding them opens. 0 while all are valid.
 */
export const selectRevealsOf = (
  state: RootState,
  fields: readonly (keyof InstanceCreateValues)[],
): number =>
  fields.some(field => selectFieldError(state, INSTANCE_CREATE, field) !== undefined)
    ? selectFailedSubmits(state, INSTANCE_CREATE) + 1
    : 0

/** The pool of the address that outbound traffic over IPv4 leaves from, as far as known. */
export const selectOutboundPool = (state: RootState): string | undefined =>
  outboundPool(interfacesOf(state), {
    ipPools: selectData(state, siloIpPoolsQuery)?.items,
    release: selectRelease(state),
  })
