import type { IpPool } from '@/api/generated/types'
import { descriptionError, nameError } from '@/lib/name'
import { errorsOf } from '@/store/forms/rules'

export type IpPoolValues = Pick<IpPool, 'name' | 'description'>

/** What is wrong with a pool, new or changed. */
export const checkIpPool = ({ name, description }: IpPoolValues) =>
  errorsOf({ name: nameError('Name', name), description: descriptionError(description) })
