import { jsonForm, queryJson } from '@/store/commands/screen-object'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import type { SystemForms } from '../forms'
import { repositoryViewQuery, trustRootViewQuery } from './queries'

export const repositoryJsonForm = jsonForm<SystemForms['repositoryJson']>('repositoryJson')

export const trustRootJsonForm = jsonForm<SystemForms['trustRootJson']>('trustRootJson')

/** The repository that the dialog is about, as JSON. */
export const selectRepositoryJson = (state: RootState): string => {
  const { version } = selectFormParams(state, repositoryJsonForm.name)
  return queryJson(state, version === undefined ? undefined : repositoryViewQuery({ version }))
}

/** The trust root that the dialog is about, as JSON. */
export const selectTrustRootJson = (state: RootState): string => {
  const { trustRoot } = selectFormParams(state, trustRootJsonForm.name)
  return queryJson(state, trustRoot === undefined ? undefined : trustRootViewQuery({ trustRoot }))
}
