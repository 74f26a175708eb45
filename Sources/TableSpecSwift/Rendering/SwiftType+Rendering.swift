extension SwiftType {
    /// The type as source; types are never broken into lines.
    var source: String {
        switch self {
        case .named(let components): Self.source(of: components)
        case .optional(let wrapped): wrapped.suffixOperand + "?"
        case .implicitlyUnwrapped(let wrapped): wrapped.suffixOperand + "!"
        case .array(let element): "[\(element.source)]"
        case .dictionary(let key, let value): "[\(key.source): \(value.source)]"
        case .tuple(let elements): "(" + elements.map(\.source).joined(separator: ", ") + ")"
        case .function(let function): function.source
        case .some(let type): "some " + type.source
        case .any(let type): "any " + type.source
        case .metatype(let type): type.suffixOperand + ".Type"
        case .attributed(let attributes, let type):
            attributes.map { $0.source + " " }.joined() + type.source
        case .inout(let type): "inout " + type.source
        }
    }

    /// The type before `?`, `!` or `.Type`, in parentheses where these would bind to a part of it.
    private var suffixOperand: String {
        switch self {
        case .function, .some, .any, .attributed, .inout: "(\(source))"
        case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype: source
        }
    }

    private static func source(of components: [Component]) -> String {
        let names = components.enumerated().map { index, component in
            let arguments = component.arguments.map(\.source).joined(separator: ", ")
            return component.spelled(isFirst: index == 0) + (arguments.isEmpty ? "" : "<\(arguments)>")
        }
        return names.joined(separator: ".")
    }
}

extension SwiftType.Component {
    /// `Self` and `Any` are types of the language here, every other reserved word is a name.
    fileprivate func spelled(isFirst: Bool) -> String {
        if isFirst, name.text == "Self" || name.text == "Any" { return name.text }
        return name.spelled(at: isFirst ? .standalone : .member)
    }
}

extension SwiftType.Element {
    fileprivate var source: String {
        (label.map { $0.spelled(at: .label) + ": " } ?? "") + type.source
    }
}

extension SwiftType.Function {
    fileprivate var source: String {
        "(" + parameters.map(\.source).joined(separator: ", ") + ")" + effects.source + " -> " + result.source
    }
}

extension SwiftEffects {
    /// The effects, each after a space.
    var source: String {
        (contains(.async) ? " async" : "") + (contains(.throws) ? " throws" : "")
    }
}

extension SwiftAttribute {
    var source: String {
        switch self {
        case .named(let type): "@" + type.source
        case .available(let platform): "@available(\(platform.source), *)"
        case .unavailable: "@available(*, unavailable)"
        }
    }
}

extension SwiftPlatform {
    var source: String { "\(name.rawValue) \(major).\(minor)" }
}

extension SwiftBuildCondition {
    var source: String {
        switch self {
        case .flag(let name): name.text
        case .canImport(let module): "canImport(\(module.text))"
        case .os(let name): "os(\(name.text))"
        case .not(let condition): "!" + condition.operand
        case .all(let conditions): conditions.map(\.operand).joined(separator: " && ")
        case .any(let conditions): conditions.map(\.operand).joined(separator: " || ")
        }
    }

    private var operand: String {
        switch self {
        case .all, .any: "(\(source))"
        case .flag, .canImport, .os, .not: source
        }
    }
}
