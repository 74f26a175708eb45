/// The height of a screen's preview.
package enum PictureHeight: String, CaseIterable, Hashable, Sendable {
    /// As high as the content, and no lower than the device.
    case content
    /// As high as the device: what lies further down is not seen.
    case screen
}
