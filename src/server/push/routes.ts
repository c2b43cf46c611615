import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { addDevice, type PushContext, removeDevice, showDevices } from './change-devices.ts'

export const pushRoutes = (context: PushContext) => [
  bind(endpoints.showPushDevices, (_, caller) => showDevices(context, caller)),
  bind(endpoints.addPushDevice, (input, caller) => addDevice(context, input, caller)),
  bind(endpoints.removePushDevice, (input, caller) => removeDevice(context, input, caller)),
]
