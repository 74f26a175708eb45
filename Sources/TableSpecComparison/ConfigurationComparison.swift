internal import TableSpecGenerator
internal import TableSpecKit
internal import TableSpecSwift

/// The breaking changes that only the generator's options cause.
struct ConfigurationComparison {
    /// Descriptions of the changes.
    let changes: [String]

    /// - Parameter new: The options that replace those of the version.
    init(of version: SpecVersion, _ new: GeneratorOptions) {
        let old = version.options
        let options: [(key: SwiftOptionKey, old: String, new: String, changed: GeneratorOptions)] = [
            (
                .accessLevel, old.accessLevel.rawValue, new.accessLevel.rawValue,
                old.with(\.accessLevel, new.accessLevel)
            ),
            (.typePrefix, old.typePrefix, new.typePrefix, old.with(\.typePrefix, new.typePrefix)),
            (.namespace, old.namespace, new.namespace, old.with(\.namespace, new.namespace)),
            (
                .support, old.supportModule ?? "internal", new.supportModule ?? "internal",
                old.with(\.supportModule, new.supportModule)
            ),
            (
                .deploymentTarget, old.deploymentTarget.description, new.deploymentTarget.description,
                old.with(\.deploymentTarget, new.deploymentTarget)
            ),
            (.bundle, old.bundle.rawValue, new.bundle.rawValue, old.with(\.bundle, new.bundle)),
            (
                .dataSource, old.dataSource.rawValue, new.dataSource.rawValue,
                old.with(\.dataSource, new.dataSource)
            ),
        ]
        let differing = options.filter { $0.old != $0.new }
        let before = differing.isEmpty ? nil : version.interface(old).swift
        changes = differing.compactMap { option in
            guard let breaks = before?.breaks(in: version.interface(option.changed).swift), !breaks.isEmpty else {
                return nil
            }
            return "'\(option.key.rawValue)' of 'swift' was '\(option.old)', is now '\(option.new)'"
        }
    }
}

extension GeneratorOptions {
    fileprivate func with<Value>(_ option: WritableKeyPath<Self, Value>, _ value: Value) -> GeneratorOptions {
        var options = self
        options[keyPath: option] = value
        return options
    }
}
