// Code splitting: what comes in one file right after the first screen.
import '../kit/selects.css'

export { DeviceSwitch } from '../desk/device-switch.view.tsx'
export { Pictures } from '../pictures/pictures.view.tsx'
export { PreviewButton, PublishMenu } from '../publishing/publish-menu.view.tsx'
export { SectionLayer } from './layer.view.tsx'
export { Notices } from './notices.view.tsx'
export { OfflineCard } from './offline-card.view.tsx'
export { PanelButtons } from './panel-buttons.view.tsx'
export { Tools } from './tools.view.tsx'
