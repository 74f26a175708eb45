internal import TableSpecModel

/// The effect of a view's containers on it.
struct ViewContext {
    /// The remaining opacity, from 0 to 1.
    var opacity = 1.0
    /// The rounded containers that clip it.
    var clips: [RoundedRect] = []
    /// The nearest specified color behind it.
    var ground: ColorReference?

    /// The effect on the views in a container.
    func inside(_ attributes: ViewAttributesContent, _ frame: Rect) -> ViewContext {
        var inner = self
        inner.opacity *= attributes.opacity
        inner.ground = attributes.background ?? ground
        if attributes.cornerRadius > 0 {
            inner.clips.append(RoundedRect(frame: frame, radius: attributes.cornerRadius))
        }
        return inner
    }

    /// Items in a frame with the clipping of the containers.
    ///
    /// - Parameter opacity: The opacity of the view and its containers.
    func shown(_ items: [DisplayItem], opacity: Double, in frame: Rect) -> [DisplayItem] {
        guard !items.isEmpty, opacity > 0 else { return [] }
        let faded = items.map { $0.faded(opacity) }
        return clips.filter { $0.cutsOff(frame) }.reduce(faded) { items, clip in
            [.masked(items, mask: [.rect(clip.frame, radius: clip.shownRadius, .fill(Paint(0xFFFFFF)))])]
        }
    }
}

/// A rectangle with round corners.
struct RoundedRect {
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
}
