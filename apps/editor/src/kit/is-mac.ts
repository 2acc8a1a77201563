/** Whether keys are those of Apple: other names, and Option writes letters where Alt is for commands elsewhere. */
export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)
