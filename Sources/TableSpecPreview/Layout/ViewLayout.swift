internal import TableSpecModel

/// A view of a custom cell in its place; it shows what the leaf of the same position in the cell's content says.
public struct ViewLayout: Hashable, Sendable {
    public var frame: Rect
    /// The lines of a label.
    public var lines: [LaidOutLine] = []
    public var control: ControlLayout?

    func mirrored(in width: Double) -> ViewLayout {
        ViewLayout(
            frame: frame.mirrored(in: width),
            lines: lines.mirrored(in: width),
            control: control?.mirrored(in: width)
        )
    }

    /// Moves the view sideways by a distance in points.
    mutating func move(by distance: Double) {
        frame.x += distance
        for index in lines.indices { lines[index].frame.x += distance }
        control?.move(by: distance)
    }
}

extension ControlLayout {
    /// Moves the control sideways by a distance in points.
    mutating func move(by distance: Double) {
        frame.x += distance
        for index in lines.indices { lines[index].frame.x += distance }
        for index in segmentFrames.indices { segmentFrames[index].x += distance }
    }
}
