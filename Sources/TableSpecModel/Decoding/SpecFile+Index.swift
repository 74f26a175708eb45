internal import TableSpecDiagnostics
package import TableSpecYAML

extension SpecFile {
    /// What other files can look up in a resolved file, as a spec on one line; `nil` if there's nothing.
    ///
    /// A spec that contains only this answers all lookups as the file does. Of the rest of a screen, only its segues and
    /// the mode of its title have an effect on others: on the navigation bars of the stacks that begin with them.
    ///
    /// - Parameter root: The root of the file.
    package func indexText(of root: YAMLNode) -> String? {
        let keys = root.pairs.filter { pair in
            let key = FileContent.mapping.shape.position(of: pair.key, in: root).map { FileKey.allCases[$0] }
            return key?.isLookedUp == true && !(screen != nil && key == .screen)
                && !(prototypes.isEmpty && key == .rowDefaults)
        }
        let members = keys.map { "\($0.key.flowText): \($0.value.flowText)" } + (screen?.indexMembers ?? [])
        return members.isEmpty ? nil : "{" + members.joined(separator: ", ") + "}"
    }
}

extension Screen {
    fileprivate var indexMembers: [String] {
        // Sorted and without duplicates, so that rows can move.
        let segues = Set(self.segues.map(\.withoutValues.json.text)).sorted()
        let mode = navigationItem.largeTitle.value.map { "navigationItem: {largeTitle: \($0.rawValue)}" }
        return ["screen: \(YAMLNode.quoted(name.value))"] + (mode.map { [$0] } ?? [])
            + ["segues: [\(segues.joined(separator: ", "))]", "table: {sections: []}"]
    }
}

extension Segue {
    /// The segue without the values that it passes.
    fileprivate var withoutValues: Segue {
        var segue = self
        segue.pass = []
        segue.stack = stack.map(\.withoutValues)
        return segue
    }

    fileprivate var json: JSONValue { .object(Self.mapping.members(of: self)) }
}
