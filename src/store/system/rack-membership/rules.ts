import type { BaseboardId } from '@/api/generated/types'
import type { SystemParams } from '../paths'
import { rich, type RichText } from '@/lib/rich-text'

/** The parameters of the form that adds sleds to a rack. */
export interface SledsAddParams extends SystemParams<'rack'> {
  /** The sled that is chosen at first: part number and serial number. */
  sled?: string
}

/** Identifies a sled, as the API gives it no other id before it is in use. */
export const sledKey = ({ partNumber, serialNumber }: BaseboardId): string =>
  `${partNumber}/${serialNumber}`

/** Why sleds cannot be added while a change is in progress. */
export const IN_PROGRESS: RichText = rich`A change of the rack’s members is in progress. Wait until it has ended, or abort it.`
