internal import TableSpecModel
internal import TableSpecSwift

/// The declarations of a model by name. If two have the same name, the first one counts.
struct ModelIndex: Sendable {
    private(set) var types: TypeTable
    let options: GeneratorOptions
    let stacks: NavigationStacks
    private let screens: [String: Screen]
    private let externals: [String: ExternalScreen]
    private var log: LookupLog?

    /// - Parameter stacks: The navigation stacks of the model, which aren't needed for names.
    init(_ model: SpecModel, _ options: GeneratorOptions, _ stacks: NavigationStacks = NavigationStacks()) {
        self.options = options
        types = model.typesByName
        self.stacks = stacks
        screens = Self.byName(model.screens, \.name.value)
        externals = Self.byName(model.externals, \.name.value)
    }

    func type(named name: String) -> ModelType? { types[name] }

    /// The index with a log that records each lookup.
    func noting(in log: LookupLog) -> ModelIndex {
        var index = self
        index.log = log
        index.types = types.noting(in: log)
        return index
    }

    /// The name of a top-level type in a generated file.
    func typeName(_ name: String) -> SwiftIdentifier {
        let plain = SwiftIdentifier(from: name, style: .upperCamelCase)
        return SwiftIdentifier(options.typePrefix + plain.text) ?? plain
    }

    /// The generated screen that a segue leads to; `nil` for one that is written by hand, or unknown.
    func destination(of segue: Segue) -> Screen? {
        guard segue.target == .screen, let name = segue.destination?.value else { return nil }
        log?.note(.screen, name)
        return screens[name]
    }

    /// The external destination of a segue, if a spec declares it.
    func external(of segue: Segue) -> ExternalScreen? {
        guard segue.target == .external, let name = segue.destination?.value else { return nil }
        log?.note(.screen, name)
        return externals[name]
    }

    /// The class of the view controller that an unwind segue returns to, or `nil` for an unknown screen.
    func className(of unwind: Unwind) -> SwiftIdentifier? {
        guard unwind.target != .unresolved, let name = unwind.destination?.value else { return nil }
        log?.note(.screen, name)
        if let screen = screens[name] { return ScreenNames(screen, in: self).viewController }
        return externals[name].map { SwiftIdentifier(from: $0.className.value, style: .upperCamelCase) }
    }

    private static func byName<Element>(_ all: [Element], _ name: (Element) -> String) -> [String: Element] {
        Dictionary(all.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}
