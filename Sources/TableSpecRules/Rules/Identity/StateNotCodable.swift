internal import TableSpecDiagnostics
internal import TableSpecModel

enum StateNotCodable: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "state-not-codable",
        .identity,
        .warning,
        summary: "A state that is to be `Codable`, with a value that cannot be written to a file.",
        rationale: """
            Images and colours are objects of UIKit, which Swift cannot encode: `State` is not `Codable` then, and the app does \
            not compile where it keeps the state. The name of an image, or the number of a choice, is enough to find it again.
            """,
        source: .language("codableState"),
        bad: [
            .screen("codableState: true\nstate: { photo: \"⟦Image?⟧\" }", rows: "- { text: Photo, image: $(photo) }"),
            """
            screen: Walks
            title: Walks
            types: { Walk: { id: Int, name: String, color: Color } }
            codableState: true
            state: { walks: ⟦[Walk]⟧ }
            table:
              prototypes:
                - { id: WalkCell, text: $(walk.name), selectionStyle: none }
              sections:
                - rows: { forEach: walk in walks, prototype: WalkCell }
            """,
        ],
        good: [
            .screen("codableState: true\nstate: { photo: \"String?\" }", rows: "- { text: Photo, image: $(photo) }"),
            .screen("codableState: false\nstate: { photo: \"Image?\" }", rows: "- { text: Photo, image: $(photo) }"),
        ]
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard screen.codableState.value == true else { return }
        for property in screen.state {
            var search = Codability(scope.index.types)
            if let obstacle = search.obstacle(in: property.type) {
                findings.report(.notCodable(property, obstacle, demanded: screen.codableState.range))
            }
        }
    }
}

extension Finding {
    fileprivate static func notCodable(
        _ property: Property,
        _ obstacle: Codability.Obstacle,
        demanded: SourceRange?
    ) -> Finding {
        let name = property.name.value.quoted
        let labels = demanded.map { [Diagnostic.Label("the state is to be 'Codable'", at: $0)] } ?? []
        switch obstacle {
        case .object(let type):
            return Finding(
                "the state \(name) holds values of the type '\(type)', which cannot be written to a file",
                at: property.typeRange,
                labels: labels,
                help: "keep what the app finds it by, such as its name; or state 'codableState: false'"
            )
        case .type(let type):
            return Finding(
                "the state \(name) holds values of the type '\(type.name.value)', which is not 'Codable'",
                at: property.typeRange,
                labels: [.init("declared here", at: type.name.range)] + labels,
                help: "state 'codableState: true' beside the type, or under 'swift' in 'tablespec.yaml' for all types"
            )
        }
    }
}
