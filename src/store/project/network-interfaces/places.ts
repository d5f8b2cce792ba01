import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { RootState } from '@/store/setup/reducer'
import { subnetByIdQuery } from '../subnets/queries'
import { vpcByIdQuery } from '../vpcs/queries'

/**
 * What an id stands for: `loading` while that is read, `deleted` where it is nothing any more,
 * `unknown` where it could not be read.
 */
export type PlaceViewModel = { readonly name: string } | 'loading' | 'deleted' | 'unknown'

const found = weakMapMemoize(({ name }: { name: string }): PlaceViewModel => ({ name }))

const placeOf = (entry: Entry<{ name: string }> | undefined): PlaceViewModel => {
  if (entry?.error?.errorCode === 'ObjectNotFound') return 'deleted'
  if (entry?.data) return found(entry.data)
  return entry?.error ? 'unknown' : 'loading'
}

export const selectVpc = (state: RootState, id: string): PlaceViewModel =>
  placeOf(selectEntry(state, vpcByIdQuery(id)))

export const selectSubnet = (state: RootState, id: string): PlaceViewModel =>
  placeOf(selectEntry(state, subnetByIdQuery(id)))
