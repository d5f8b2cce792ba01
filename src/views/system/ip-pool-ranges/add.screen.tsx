import { ipPoolRangeAddForm } from '@/store/system/ip-pool-ranges/add.form'
import { RangeForm } from './RangeForm'

/** A new address range of a pool, over its page. */
function IpPoolRangeAddView() {
  return <RangeForm form={ipPoolRangeAddForm} useField={ipPoolRangeAddForm.useField} />
}

export { ipPoolRangeAddForm as form, IpPoolRangeAddView as View }
