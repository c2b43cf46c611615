import { joinLayer } from '../store/this-browser.ts'
import { createDoor } from './create-door.ts'

/** The one door of this page. */
export const door = createDoor(joinLayer)
