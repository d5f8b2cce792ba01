import { selectData } from '@/api/core/api'
import { camelToSnake } from '@/lib/case'
import { jsonForm } from '@/store/commands/screen-object'
import { selectFormParams } from '@/store/forms/selectors'
import { selectListItems } from '@/store/lists/selectors'
import type { RootState } from '@/store/setup/state'
import type { SystemForms } from '../forms'
import { announceSetsQuery, bgpConfigListQuery } from './queries'

export const bgpJsonForm = jsonForm<SystemForms['bgpJson']>('bgpJson')

/** The configuration or announce set that the dialog is about, as JSON. The API has no call for one. */
export const selectBgpJson = (state: RootState): string => {
  const { kind, id } = selectFormParams(state, bgpJsonForm.name)
  const objects =
    kind === 'config'
      ? selectListItems(state, bgpConfigListQuery)
      : (selectData(state, announceSetsQuery) ?? [])
  const found = objects.find(each => each.id === id)
  return found ? JSON.stringify(camelToSnake(found), null, 2) : ''
}
