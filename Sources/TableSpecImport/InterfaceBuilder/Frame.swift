/// A position and a size in points.
struct Frame: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    var right: Double { x + width }
    var bottom: Double { y + height }
    var middleX: Double { x + width / 2 }
    var middleY: Double { y + height / 2 }
    var area: Double { width * height }

    func moved(by other: Frame) -> Frame {
        Frame(x: x + other.x, y: y + other.y, width: width, height: height)
    }

    /// The smallest rectangle that contains all.
    static func around(_ rects: [Frame]) -> Frame {
        guard let first = rects.first else { return Frame() }
        let left = rects.map(\.x).min() ?? first.x
        let top = rects.map(\.y).min() ?? first.y
        let right = rects.map(\.right).max() ?? first.right
        let bottom = rects.map(\.bottom).max() ?? first.bottom
        return Frame(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The part between the left and the right of some space.
    func inset(by room: Padding) -> Frame {
        Frame(x: x + room.left, y: y, width: max(width - room.left - room.right, 0), height: height)
    }

    /// The fraction of the smaller rectangle that the other one covers, from 0 to 1.
    func overlap(with other: Frame) -> Double {
        let width = min(right, other.right) - max(x, other.x)
        let height = min(bottom, other.bottom) - max(y, other.y)
        guard width > 0, height > 0 else { return 0 }
        return width * height / max(min(area, other.area), 1)
    }

    /// The keys of its size.
    var size: YAMLMapping { ["width": .number(width.rounded()), "height": .number(height.rounded())] }

    /// Whether it's approximately as large as another one, or larger.
    func covers(_ other: Frame) -> Bool { width >= 0.95 * other.width && height >= 0.9 * other.height }
}

extension Element {
    /// The frame that Interface Builder saved, in the superview's coordinates.
    var frame: Frame {
        guard let rect = children.first(where: \.isFrame) else { return Frame() }
        return Frame(
            x: rect.number("x") ?? 0,
            y: rect.number("y") ?? 0,
            width: max(rect.number("width") ?? 0, 0),
            height: max(rect.number("height") ?? 0, 0)
        )
    }

    /// Whether it's the frame of the enclosing view. Xcode 8 wrote that of a cell's content as `<frame
    /// key="frameInset"/>`.
    var isFrame: Bool { ["rect", "frame"].contains(name) && ["frame", "frameInset"].contains(self["key"]) }
}
