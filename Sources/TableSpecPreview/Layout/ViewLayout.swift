internal import TableSpecModel

/// The layout of a view in a custom cell. It shows the content of the view at the same position in the cell's content.
package struct ViewLayout: Hashable, Sendable {
    package var frame: Rect
    /// The lines of a label.
    package var lines: [LaidOutLine] = []
    package var control: ControlLayout?
    /// Whether the view contains others and has visible attributes.
    package var isContainer = false
    /// Whether the view overlaps others.
    package var isInFront = false
    /// The effect of the view's containers.
    var surroundings = Surroundings()

    func mirrored(in width: Double) -> ViewLayout {
        var view = self
        view.frame = frame.mirrored(in: width)
        view.lines = lines.mirrored(in: width)
        view.control = control?.mirrored(in: width)
        view.surroundings.clips = surroundings.clips.map { $0.mirrored(in: width) }
        return view
    }

    /// Moves the view sideways by a distance in points.
    mutating func move(by distance: Double) {
        frame.x += distance
        for index in lines.indices { lines[index].frame.x += distance }
        control?.move(by: distance)
        for index in surroundings.clips.indices { surroundings.clips[index].frame.x += distance }
    }
}

extension ViewLayout {
    /// Moves the view down by a distance in points.
    mutating func moveDown(by distance: Double) {
        frame.y += distance
        lines.moveDown(by: distance)
        control?.frame.y += distance
        control?.lines.moveDown(by: distance)
        for index in control?.segmentFrames.indices ?? 0..<0 { control?.segmentFrames[index].y += distance }
        for index in surroundings.clips.indices { surroundings.clips[index].frame.y += distance }
    }
}

extension [LaidOutLine] {
    /// Moves the lines down by a distance in points.
    mutating func moveDown(by distance: Double) {
        for index in indices {
            self[index].frame.y += distance
            self[index].baseline += distance
        }
    }
}

/// The effect of a view's containers on it.
struct Surroundings: Hashable, Sendable {
    /// The remaining opacity, from 0 to 1.
    var opacity = 1.0
    /// The rounded containers that clip it.
    var clips: [RoundedRect] = []
    /// The nearest specified color behind it.
    var ground: ColorReference?

    /// The effect on the views in a container.
    func inside(_ attributes: ViewAttributesContent, _ frame: Rect) -> Surroundings {
        var inner = self
        inner.opacity *= attributes.opacity
        inner.ground = attributes.background ?? ground
        if attributes.cornerRadius > 0 {
            inner.clips.append(RoundedRect(frame: frame, radius: attributes.cornerRadius))
        }
        return inner
    }
}

/// A rectangle with round corners.
struct RoundedRect: Hashable, Sendable {
    var frame: Rect
    /// The specified radius in points.
    var radius: Double

    /// The radius that fits.
    var shownRadius: Double { max(0, min(radius, frame.width / 2, frame.height / 2)) }

    /// Whether a part of another rectangle is outside.
    func cutsOff(_ other: Rect) -> Bool {
        guard frame.contains(other) else { return true }
        let corner = shownRadius
        let isLeftOrRight = other.x < frame.x + corner || other.maxX > frame.maxX - corner
        let isAboveOrBelow = other.y < frame.y + corner || other.maxY > frame.maxY - corner
        return corner > 0 && isLeftOrRight && isAboveOrBelow && !containsCorners(of: other)
    }

    private func containsCorners(of other: Rect) -> Bool {
        [(other.x, other.y), (other.maxX, other.y), (other.x, other.maxY), (other.maxX, other.maxY)].allSatisfy(
            contains
        )
    }

    private func contains(x: Double, y: Double) -> Bool {
        let corner = shownRadius
        let (dx, dy) = (
            max(frame.x + corner - x, x - (frame.maxX - corner), 0),
            max(frame.y + corner - y, y - (frame.maxY - corner), 0)
        )
        return dx * dx + dy * dy <= corner * corner + 0.01
    }

    func mirrored(in width: Double) -> RoundedRect { RoundedRect(frame: frame.mirrored(in: width), radius: radius) }
}

extension ControlLayout {
    /// Moves the control sideways by a distance in points.
    mutating func move(by distance: Double) {
        frame.x += distance
        for index in lines.indices { lines[index].frame.x += distance }
        for index in segmentFrames.indices { segmentFrames[index].x += distance }
    }
}
