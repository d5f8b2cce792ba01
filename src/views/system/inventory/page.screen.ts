export { InventoryView as View } from './InventoryView'
