import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { addDevice, type PushWorld, removeDevice, showDevices } from './change-devices.ts'

export const pushRoutes = (world: PushWorld) => [
  bind(endpoints.showPushDevices, (_, caller) => showDevices(world, caller)),
  bind(endpoints.addPushDevice, (input, caller) => addDevice(world, input, caller)),
  bind(endpoints.removePushDevice, (input, caller) => removeDevice(world, input, caller)),
]
