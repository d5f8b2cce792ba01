import { createSelector } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import type { NumberEntry } from '@/lib/number-entry'
import type { RichText } from '@/lib/rich-text'
import { bytesToGib, formatGib, gibToBytes } from '@/lib/size'
import { pluralize, truncateEnd } from '@/lib/text'
import type { FieldErrors } from '@/machines/form/form.events'
import { selectForm } from '@/store/forms/selectors'
import { selectPageQuery } from '@/store/paging/selectors'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { instanceListQuery, instanceViewQuery } from '../queries'
import { reasonCannot } from '../instances/rules'
import { checkResize, type InstanceSize } from './resize.form'

export interface ResizeViewModel {
  /** The current size of the instance. */
  current: string
  /** Why it can no longer be resized, although it could when the form was opened. */
  blocked: RichText | undefined
  /** The current errors, even before a submission. */
  errors: FieldErrors
  canSubmit: boolean
  /** The entered size: vCPUs, and memory in bytes. */
  taken: { cpus: number; memory: number }
}

/** The instance as read last: the list is polled, and the form reads the instance itself. */
const selectLatest = (state: RootState, project: string, name: string): Instance | undefined => {
  const list = selectEntry(state, selectPageQuery(state, instanceListQuery({ project })))
  const view = selectEntry(state, instanceViewQuery({ project, instance: name }))
  const row = list?.data?.items.find(instance => instance.name === name)
  const isRowNewer = (list?.fulfilledTimeStamp ?? 0) > (view?.fulfilledTimeStamp ?? 0)
  return (isRowNewer && row) || view?.data || row
}

const NAME_LENGTH = 20

const sizeOf = ({ name, ncpus, memory }: Instance) =>
  `Current (${truncateEnd(name, NAME_LENGTH)}): ${pluralize('vCPU', ncpus)} / ${formatGib(memory)}`

const isChanged = (values: InstanceSize, { ncpus, memory }: Instance) =>
  values.ncpus !== ncpus || values.memory !== bytesToGib(memory)

const entryIn = (value: unknown): NumberEntry =>
  typeof value === 'number' || typeof value === 'string' ? value : null

const selectResizeForm = (state: RootState) => selectForm(state, 'instanceResize')?.context

/** The state of the open resize form besides its fields. */
export const selectResize = createSelector(
  [
    (state: RootState) => selectResizeForm(state)?.values,
    (state: RootState) => {
      const { project = '', instance = '' } = selectResizeForm(state)?.params ?? {}
      return selectLatest(state, project, instance)
    },
    selectRelease,
  ],
  (typed, instance, release): ResizeViewModel | undefined => {
    if (!typed || !instance) return undefined
    const { ncpus, memory } = typed
    const values = { ncpus: entryIn(ncpus), memory: entryIn(memory) }
    const blocked = reasonCannot(instance.runState, 'resize')
    const errors = checkResize(values, release)
    return {
      current: sizeOf(instance),
      blocked,
      errors,
      taken: { cpus: Number(ncpus), memory: gibToBytes(Number(memory)) },
      canSubmit: !blocked && Object.keys(errors).length === 0 && isChanged(values, instance),
    }
  },
)
