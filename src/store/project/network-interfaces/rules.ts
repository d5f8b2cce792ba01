import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { InstanceNetworkInterface, PrivateIpStack } from '@/api/generated/types'
import { privateIps, versionOf } from '@/lib/ip-stack'
import { MAX_NETWORK_INTERFACES_PER_INSTANCE } from '@/lib/limits'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../queries'
import { reasonCannot } from '../instances/rules'

const AIMS = {
  add: 'add a network interface',
  edit: 'edit a network interface',
  delete: 'delete a network interface',
  makePrimary: 'make another network interface the primary one',
}

/** The changes to the network interfaces of an instance. */
export type InterfaceVerb = keyof typeof AIMS

/** Why the instance's state does not allow the change, or undefined. */
export const reasonCannotChange = (
  state: InstanceRunState,
  verb: InterfaceVerb,
): RichText | undefined => reasonCannot(state, 'updateNetworkInterface', AIMS[verb])

/** Why no network interface can be added to an instance with this many, or undefined. */
export const reasonCannotAdd = (state: InstanceRunState, count: number): RichText | undefined =>
  reasonCannotChange(state, 'add') ??
  (count >= MAX_NETWORK_INTERFACES_PER_INSTANCE
    ? rich`An instance can have at most ${String(MAX_NETWORK_INTERFACES_PER_INSTANCE)} network interfaces`
    : undefined)

export const reasonCannotMakePrimary = (
  state: InstanceRunState,
  { primary }: Pick<InstanceNetworkInterface, 'primary'>,
): RichText | undefined =>
  primary
    ? rich`This network interface is already the primary one`
    : reasonCannotChange(state, 'makePrimary')

/**
 * Why an interface cannot be deleted, or undefined. The server deletes the primary one only if it
 * is the last.
 */
export const reasonCannotDelete = (
  state: InstanceRunState,
  { primary }: Pick<InstanceNetworkInterface, 'primary'>,
  count: number,
): RichText | undefined =>
  reasonCannotChange(state, 'delete') ??
  (primary && count > 1
    ? rich`The ${emphasis('primary')} network interface cannot be deleted while there are others: make another one primary first`
    : undefined)

/** The addresses and subnets of an IP version that an interface does not have. */
export const addressesWithout = (
  external: readonly string[],
  stack: PrivateIpStack,
): readonly string[] => {
  const versions = privateIps(stack).map(({ version }) => version)
  return external.filter(text => {
    const version = versionOf(text)
    return version !== undefined && versions.length > 0 && !versions.includes(version)
  })
}

const blockOf = weakMapMemoize(reasonCannotChange)

/** Why the open form can no longer be submitted, although it could when it was opened. */
export const selectInterfaceFormBlock = (
  state: RootState,
  form: 'networkInterfaceCreate' | 'networkInterfaceEdit',
): RichText | undefined => {
  const { project = '', instance } = selectFormParams(state, form)
  const existing = instance && selectData(state, instanceViewQuery({ project, instance }))
  return existing
    ? blockOf(existing.runState, form === 'networkInterfaceCreate' ? 'add' : 'edit')
    : undefined
}
