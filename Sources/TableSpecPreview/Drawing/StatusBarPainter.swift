/// Draws the status bar: the time, full signal and a full battery, with nothing that differs between machines.
struct StatusBarPainter {
    let layout: LayoutNode
    let paint: Paint

    func items() -> [DisplayItem] {
        layout.children.flatMap { part -> [DisplayItem] in
            switch part.part {
            case .signal: signal(part.frame)
            case .wifi: wifi(part.frame)
            case .battery: battery(part.frame)
            default: part.lines.map { .text($0, paint) }
            }
        }
    }

    /// Four bars of increasing height.
    private func signal(_ frame: Rect) -> [DisplayItem] {
        let width = frame.width / 6
        return [0.33, 0.52, 0.75, 1].enumerated().map { index, share in
            let height = frame.height * share
            let x = frame.x + Double(index) * (frame.width - width) / 3
            return .rect(
                Rect(x: x, y: frame.maxY - height, width: width, height: height),
                radius: width * 0.3,
                .fill(paint)
            )
        }
    }

    /// A fan of three rings above a point at the bottom. The innermost one is filled.
    private func wifi(_ frame: Rect) -> [DisplayItem] {
        let unit = frame.height / 12
        let apex = Point(x: frame.midX, y: frame.maxY)
        return [(0.0, 3.9), (5.5, 8.0), (9.6, 12.1)].map { inner, outer in
            .path(ring(around: apex, from: inner * unit, to: outer * unit), .fill(paint))
        }
    }

    /// The part of a ring within an eighth of a turn to either side of vertical.
    private func ring(around apex: Point, from inner: Double, to outer: Double) -> [PathStep] {
        func point(_ radius: Double, _ side: Double) -> Point {
            Point(x: apex.x + side * radius * 0.5.squareRoot(), y: apex.y - radius * 0.5.squareRoot())
        }
        func arc(_ radius: Double, from start: Double) -> [PathStep] {
            EllipticalArc(
                start: point(radius, start),
                end: point(radius, -start),
                radii: Size(width: radius, height: radius),
                isClockwise: start < 0
            ).curves
        }
        return [.move(point(outer, -1))] + arc(outer, from: -1) + [.line(point(inner, 1))] + arc(inner, from: 1)
            + [.close]
    }

    /// A frame with a cap, and the full charge.
    private func battery(_ frame: Rect) -> [DisplayItem] {
        let unit = frame.height / 13
        let body = Rect(x: frame.x, y: frame.y, width: frame.width - 2.3 * unit, height: frame.height)
        let nub = Rect(x: frame.maxX - 1.4 * unit, y: frame.midY - 2 * unit, width: 1.4 * unit, height: 4 * unit)
        return [
            .rect(body.insetBy(0.5 * unit), radius: 3.8 * unit, .stroke(paint.faded(0.35), width: unit)),
            .path(.rect(nub, corners: Corners(topRight: 1.3 * unit, bottomRight: 1.3 * unit)), .fill(paint.faded(0.4))),
            .rect(body.insetBy(2 * unit), radius: 2.5 * unit, .fill(paint)),
        ]
    }
}
