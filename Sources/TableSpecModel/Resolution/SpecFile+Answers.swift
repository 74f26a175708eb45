package import TableSpecDiagnostics

extension [SpecFile] {
    /// The files that answer lookups, because they declare the names. If two declare the same name, the first one
    /// counts.
    package var answers: [Lookup: SourceID] {
        var answers: [Lookup: SourceID] = [:]
        for file in self {
            let screens = file.externals.map(\.name.value) + (file.screen.map { [$0.name.value] } ?? [])
            let tabs = (file.app?.tabs ?? []).compactMap { $0.entry?.segue.destination?.value }
            let lookups =
                file.types.map { Lookup(.type, $0.name.value) } + screens.map { Lookup(.screen, $0) }
                + file.prototypes.map { Lookup(.prototype, $0.id.value) } + tabs.map { Lookup(.tabBar, $0) }
            for lookup in lookups where answers[lookup] == nil { answers[lookup] = file.source }
        }
        return answers
    }
}
