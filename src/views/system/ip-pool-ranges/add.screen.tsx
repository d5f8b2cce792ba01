import { ipPoolRangeAddForm, useIpPoolRangeAddField } from '@/store/system/ip-pool-ranges/add.form'
import { RangeForm } from './RangeForm'

/** A new address range of a pool, over its page. */
function IpPoolRangeAddView() {
  return <RangeForm form={ipPoolRangeAddForm} useField={useIpPoolRangeAddField} />
}

export { ipPoolRangeAddForm as form, IpPoolRangeAddView as View }
