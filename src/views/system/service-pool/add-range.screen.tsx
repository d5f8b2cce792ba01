import { servicePoolRangeAddForm } from '@/store/system/ip-pool-ranges/add.form'
import { RangeForm } from '../ip-pool-ranges/RangeForm'

/** A new address range of the pool of the system's services, over its page. */
function ServicePoolRangeAddView() {
  return <RangeForm form={servicePoolRangeAddForm} useField={servicePoolRangeAddForm.useField} />
}

export { servicePoolRangeAddForm as form, ServicePoolRangeAddView as View }
