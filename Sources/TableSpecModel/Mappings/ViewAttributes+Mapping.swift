internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ViewBorder {
    package static let mapping = MappingType(BorderKey.self)
}

extension ValueType where Value == ViewBorder? {
    static var border: Self {
        .mapping(BorderKey.object, { ViewBorder.mapping }, blank: { ViewBorder(at: $0) })
    }
}

extension ValueType where Value == Setting<EdgeInsets> {
    /// One distance for all edges, or one for each.
    static var padding: Self {
        .setting(
            .either([.points, .object(InsetsKey.object.name)]),
            read: { decoder, node in
                guard node.kind != .mapping else { return decoder.insets(node) }
                return decoder.nonnegativeNumber(node).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
            },
            json: { insets in
                let isUniform = Set([insets.top, insets.left, insets.bottom, insets.right]).count == 1
                return isUniform ? .shortest(insets.top) : .object(EdgeInsets.mapping.members(of: insets))
            }
        )
    }
}

extension ValueType where Value == Setting<ViewLength> {
    /// A width in points, or a percentage of the cell's width: `50%`.
    static var width: Self {
        .setting(
            .length,
            read: { $0.length($1) },
            json: { length in
                switch length {
                case .points(let points): .shortest(points)
                case .part(let part): .string("\((part * 100).text)%")
                }
            }
        )
    }
}

extension SpecDecoder {
    fileprivate mutating func length(_ node: YAMLNode) -> Setting<ViewLength> {
        guard node.kind == .scalar, node.text.hasSuffix("%") else {
            let points = number(node, expected: "a number of points, or a percentage of the cell's width such as '50%'")
            return points.map(ViewLength.points)
        }
        guard let percentage = Double(node.text.dropLast()), percentage > 0, percentage <= 100 else {
            reportWrongKind(node, expected: "a percentage of the cell's width from '1%' to '100%'")
            return .invalid(node.range)
        }
        return .set(.part(percentage / 100), node.range)
    }

    private mutating func number(_ node: YAMLNode, expected: String) -> Setting<Double> {
        // All comparisons with `.nan` are false.
        guard let value = node.intValue.map(Double.init) ?? node.doubleValue, !(value < 0) else {
            reportWrongKind(node, expected: expected)
            return .invalid(node.range)
        }
        return finite(value, node)
    }

    /// Reports sizes of a view that contradict each other.
    mutating func checkSizes(of view: ContentView) {
        let limits = view.limits
        let sides = [
            (name: "width", stated: view.width.pointSetting, smallest: limits.minWidth, largest: limits.maxWidth),
            (name: "height", stated: view.height, smallest: limits.minHeight, largest: limits.maxHeight),
        ]
        for side in sides {
            let bounds = [(side.smallest, side.stated), (side.stated, side.largest), (side.smallest, side.largest)]
            for (smaller, larger) in bounds {
                guard let least = smaller.located, let most = larger.located, least.value > most.value else { continue }
                report(
                    .conflicting(
                        "a \(side.name) can't be at least \(least.value.text) and at most \(most.value.text)",
                        at: most.range,
                        first: least.range
                    )
                )
                break
            }
        }
        guard let ratio = limits.aspectRatio.located, let width = view.width.range, view.height.isStated else { return }
        report(
            .conflicting(
                "'width' and 'height' already determine the ratio: remove 'aspectRatio' or one of them",
                at: ratio.range,
                first: width
            )
        )
    }
}

extension Setting<ViewLength> {
    /// The setting of a width that isn't a fraction of the cell's width.
    package var pointSetting: Setting<Double> { compactMap(\.points) }
}
