export { routeCreateForm as form } from '@/store/project/router-routes/create.form'
export { RouteCreateView as View } from './RouteCreateView'
