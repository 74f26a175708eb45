internal import TableSpecDiagnostics
internal import TableSpecModel

enum StateNotCodable: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "state-not-codable",
        .identity,
        .warning,
        summary: "A state that must be `Codable`, but contains a value that can't be encoded.",
        rationale: """
            Images and colors are UIKit objects, which Swift can't encode. `State` then isn't `Codable`, and the app \
            doesn't compile where it saves the state. To find an image or a choice again, the name of the image or the \
            number of the choice is enough.
            """,
        source: .language("codableState")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard screen.codableState.value == true else { return }
        for property in screen.state {
            var search = Codability(scope.index.types)
            if let obstacle = search.obstacle(in: property.type) {
                report(property, obstacle, demanded: screen.codableState.range, &findings)
            }
        }
    }

    private static func report(
        _ property: Property,
        _ obstacle: Codability.Obstacle,
        demanded: SourceRange?,
        _ findings: inout Findings
    ) {
        let name = property.name.value.quoted
        let labels = demanded.map { [Diagnostic.Label("the state must be 'Codable'", at: $0)] } ?? []
        switch obstacle {
        case .object(let type):
            findings.report(
                "the state \(name) contains values of type '\(type)', which can't be encoded",
                at: property.typeRange,
                labels: labels,
                help: "store something that identifies the value, such as its name, or set 'codableState: false'"
            )
        case .type(let type):
            findings.report(
                "the state \(name) contains values of type '\(type.name.value)', which isn't 'Codable'",
                at: property.typeRange,
                labels: [.init("declared here", at: type.name.range)] + labels,
                help: "set 'codableState: true' next to the type, or under 'swift' in 'tablespec.yaml' for all types"
            )
        }
    }
}
