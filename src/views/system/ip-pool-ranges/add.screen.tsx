import { ipPoolRangeAddForm as form } from '@/store/system/ip-pool-ranges/add.form'
import { RangeForm } from './RangeForm'

/** A new address range of a pool, over its page. */
function IpPoolRangeAddView() {
  return <RangeForm form={form} useField={form.useField} />
}

export { form, IpPoolRangeAddView as View }
