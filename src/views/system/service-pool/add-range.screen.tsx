import { servicePoolRangeAddForm as form } from '@/store/system/ip-pool-ranges/add.form'
import { RangeForm } from '../ip-pool-ranges/add.screen'

/** A new address range of the pool of the system's services, over its page. */
function ServicePoolRangeAddView() {
  return <RangeForm form={form} />
}

export { form, ServicePoolRangeAddView as View }
