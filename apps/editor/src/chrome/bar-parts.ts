export { PanelButtons } from '../panels/panel-buttons.view.tsx'
export { PreviewButton, PublishMenu } from '../publishing/publish-menu.view.tsx'
