/// The height of a screen's preview.
package enum PictureHeight: String, CaseIterable, Hashable, Sendable {
    /// As high as the content, and at least as high as the device.
    case content
    /// As high as the device. Content further down isn't visible.
    case screen
}
