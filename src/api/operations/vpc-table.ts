import { firewall } from './firewall'
import { internetGateways } from './internet-gateways'
import { routers } from './routers'
import { routes } from './routes'

/** The operations that only the screens of a VPC call. They come with their routes. */
export const vpcOperations = {
  ...firewall,
  ...internetGateways,
  ...routers,
  ...routes,
}
