import { call, put, select, takeEvery } from 'typed-redux-saga'
import type { QueryHandle } from '@/api/core/api'
import { formContext, selectForm } from '@/store/forms/selectors'
import { formAdjusted, formChanged } from '@/store/forms/events'
import { read, releaseAll } from '@/store/queries/subscribe'
import type { RootState } from '@/store/setup/state'
import type { ProjectForms } from '../forms'
import { allSubnetsQuery } from '../vpcs/queries'
import { networkInterfaceCreateForm, onlySubnet } from './create.form'

const { name: form } = networkInterfaceCreateForm

function* choose(vpc: string) {
  const handles: QueryHandle[] = []
  const before = yield* select((state: RootState) => selectForm(state, form)?.context.params)
  const params = before as ProjectForms['networkInterfaceCreate'] | undefined
  if (!params) return
  yield* read([allSubnetsQuery({ project: params.project, vpc })], handles)
  const state = yield* select((root: RootState) => root)
  const subnetName = onlySubnet(vpc, formContext(state, params))
  const values = selectForm(state, form)?.context.values
  if (subnetName && values?.vpcName === vpc && values.subnetName === '')
    yield* put(formAdjusted({ form, values: { subnetName } }))
  yield* call(releaseAll, handles)
}

/** Chooses the subnet of a chosen VPC that has only one, once its subnets are read. */
export function* watchOnlySubnet() {
  yield* takeEvery(formChanged, function* ({ payload: { form: changed, values } }) {
    if (changed === form && typeof values.vpcName === 'string') yield* choose(values.vpcName)
  })
}
