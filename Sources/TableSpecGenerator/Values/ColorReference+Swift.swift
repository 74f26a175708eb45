internal import TableSpecModel
internal import TableSpecSwift

extension ColorReference {
    /// The color. `fallback` applies if a color of the asset catalog may be missing and the context doesn't accept
    /// `nil`.
    func expression(else fallback: SwiftExpression?) -> SwiftExpression {
        switch self {
        case .system(let color):
            return color.member
        case .asset(let name):
            let color = ResourceBundle.color(named: .string(name))
            return fallback.map { .coalescing(color, $0) } ?? color
        case .components(let light, nil):
            return light.expression
        case .components(let light, let dark?):
            return .call(
                "UIColor",
                trailing: SwiftClosure(["traits"]) {
                    SwiftExpression.ternary(
                        .binary("traits.userInterfaceStyle", .equal, ".dark"),
                        dark.expression,
                        light.expression
                    )
                }
            )
        }
    }
}

extension ColorComponents {
    fileprivate var expression: SwiftExpression {
        .call(
            "UIColor",
            [
                "red": Self.fraction(red), "green": Self.fraction(green), "blue": Self.fraction(blue),
                "alpha": Self.fraction(alpha),
            ]
        )
    }

    /// A component as a fraction of 255, as the designer wrote it.
    private static func fraction(_ component: UInt8) -> SwiftExpression {
        switch component {
        case 0: 0
        case 255: 1
        default: .binary(.integer(Int(component)), .divide, 255)
        }
    }
}
