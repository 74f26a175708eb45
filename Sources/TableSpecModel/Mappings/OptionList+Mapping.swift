internal import TableSpecDiagnostics
internal import TableSpecYAML

extension OptionList {
    static let mapping = MappingType<OptionList>(
        OptionListKey.object,
        OptionListKey.keys,
        constraints: OptionListKey.constraints,
        finish: { decoder, list, fields in
            guard !decoder.hasReported(in: list.range) else {
                // Its options are unknown, so nothing else is diagnosed.
                list.value = nil
                return
            }
            if list.loop == nil, let key = fields.keyRange(of: OptionListKey.text) {
                decoder.report(
                    .conflictingKeys,
                    "'text' requires 'forEach'",
                    at: key,
                    help: "add 'forEach: element in collection', or remove 'text'"
                )
            }
            guard list.options.isEmpty, let key = fields.keyRange(of: OptionListKey.options) else { return }
            decoder.report(
                .missingKey,
                "there are no options to choose from",
                at: key,
                help: "add some, for example 'options: [Small, Large]'"
            )
            list.value = nil
        }
    )
}

extension SpecDecoder {
    /// Whether something in a range couldn't be decoded.
    fileprivate func hasReported(in range: SourceRange) -> Bool {
        diagnostics.contains { finding in
            finding.severity == .error && finding.range.source == range.source
                && range.start <= finding.range.start && finding.range.end <= range.end
        }
    }
}

extension Trigger {
    /// Whether a tap shows an option list.
    var choosesOption: Bool { optionList != nil }
}

extension ValueType where Value == Trigger {
    /// An option list.
    static var choose: Self {
        var type = ValueType(
            .object(OptionListKey.object.name),
            read: { decoder, node in
                var list = OptionList(at: node.range)
                return decoder.read(node, as: OptionList.mapping, into: &list) == nil
                    ? .invalid(node.range) : .choose(list)
            },
            json: { $0.optionList.map { .object(OptionList.mapping.members(of: $0)) } }
        )
        type.unread = { .invalid($0) }
        return type.walkedTrigger()
    }
}

extension Cell {
    /// By default, a row with an option list shows the selection and a disclosure indicator.
    mutating func completeChoice() {
        guard let list = self.trigger.optionList else { return }
        if !self.style.isStated, !hasOwnViews { self.style = .set(.value1, list.range) }
        if self.accessory == nil {
            self.accessory = Accessory(type: .set(.disclosureIndicator, list.range), at: list.range)
        }
    }
}
