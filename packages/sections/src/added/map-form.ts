/** Addresses of maps that may stand in a frame: those that Mimar knows; the build adds those of an installation's own (0043). */
export const mapForm =
  /^https:\/\/(?:(?:www\.|maps\.)?google\.com\/maps|www\.openstreetmap\.org\/export|yandex\.com\/map-widget)[^\s<>"'`\\]*$/
