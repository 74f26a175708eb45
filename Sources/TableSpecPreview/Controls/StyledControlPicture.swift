internal import TableSpecModel

/// A control with specified properties of its UIKit class, with which it's laid out and drawn.
struct StyledControlPicture: WrappedControlPicture {
    var picture: any ControlPicture
    var properties: PropertyValues<ControlPropertyKey>

    func size(within width: Double, in context: LayoutContext) -> Size {
        picture.size(within: width, in: context.drawing(properties))
    }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        picture.layout(in: frame, context: context.drawing(properties))
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let background = properties.color(.backgroundColor).map { color in
            DisplayItem.rect(layout.frame, radius: 0, .fill(painter.palette.paint(color)))
        }
        return [background].compactMap { $0 } + picture.items(in: layout, by: painter.drawing(properties))
    }

    /// The control's background precedes its items, so the control isn't interactive.
    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? {
        guard properties.color(.backgroundColor) == nil else { return nil }
        return picture.live(in: layout, by: painter.drawing(properties))
    }
}

extension LayoutContext {
    /// The context of a control with its own properties.
    fileprivate func drawing(_ properties: PropertyValues<ControlPropertyKey>) -> LayoutContext {
        var context = self
        context.control = properties
        return context
    }
}

extension ControlPainter {
    /// The painter of a control with its own properties.
    fileprivate func drawing(_ properties: PropertyValues<ControlPropertyKey>) -> ControlPainter {
        var painter = self
        painter.palette = palette.tinted(properties.color(.tintColor))
        painter.properties = properties
        return painter
    }

    /// The color that the spec specifies for a part of the control.
    func color(_ key: ControlPropertyKey) -> Paint? { properties.color(key).map(palette.paint) }
}
