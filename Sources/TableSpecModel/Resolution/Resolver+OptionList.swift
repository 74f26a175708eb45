internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves an option list, and checks that its options are valid values.
    ///
    /// - Parameter canBeOfElement: Whether the value can belong to an element of the state.
    mutating func resolve(_ list: inout OptionList, in scope: Scope, canBeOfElement: Bool = false) {
        if var loop = list.loop {
            resolve(&loop, in: scope)
            list.loop = loop
            resolve(&list.text, in: scope.entering(loop))
        }
        for option in list.options where option.literal == nil {
            report(.typeMismatch, "an option is the string to choose, so it can't have bindings", at: option.range)
        }
        resolve(&list.none, in: scope)
        for index in list.titles.titles.indices { resolve(&list.titles.titles[index], in: scope) }
        guard var value = list.value else { return }
        resolve(&value, in: scope, to: .any)
        list.value = value
        guard let path = value.path else { return }
        let isOfState = path.root == .state || canBeOfElement && path.beginsAtElement
        if value.isNegated || !isOfState || !scope.canWrite(path) {
            report(
                .typeMismatch,
                "a choice changes its value, so it must be bound to the state, but '\(value.text)' isn't part of it",
                at: value.range
            )
            list.value?.path = nil
        } else if !check(&list, value, of: path.type) {
            list.value?.path = nil
        }
    }

    /// Whether a value of the type can be set by the options.
    private mutating func check(_ list: inout OptionList, _ value: Binding, of type: TypeReference) -> Bool {
        guard !type.isUnknown else { return false }
        if let none = list.none, !type.isOptional {
            report(
                .typeMismatch,
                "'none' sets the value to nil, but '\(value.text)' is '\(type)'",
                at: none.range,
                help: "declare the property as '\"\(type)?\"', or remove 'none'"
            )
        }
        if let loop = list.loop { return check(&list, loop, value, of: type) }
        if !list.options.isEmpty {
            if type.unwrapped == .string { return true }
            report(
                .typeMismatch,
                "the options are strings, so the value must be 'String', but '\(value.text)' is '\(type)'",
                at: value.range
            )
            return false
        }
        guard case .enumeration(let enumeration) = type.unwrapped else {
            report(
                .missingKey,
                "there are no options: '\(value.text)' is '\(type)', which isn't an enumeration",
                at: list.range,
                help: "add 'forEach: element in collection' with 'text', or 'options: [ … ]'"
            )
            return false
        }
        list.titles = titles(list.titles, of: enumeration, Located(value.text, at: value.range))
        return true
    }

    private mutating func check(
        _ list: inout OptionList,
        _ loop: Loop,
        _ value: Binding,
        of type: TypeReference
    ) -> Bool {
        guard !loop.elementType.isUnknown else { return false }
        list.choosesIdentity = loop.identityType == type.unwrapped
        if list.choosesIdentity || loop.elementType == type.unwrapped { return true }
        let choices = [loop.identityType, loop.elementType].compactMap { $0 }
        report(
            .typeMismatch,
            "an element of '\(loop.collection.text)' sets a value of type "
                + "\(choices.map { "'\($0)'" }.joined(separator: " or ")), but '\(value.text)' is '\(type)'",
            at: value.range,
            labels: [.init("the options are here", at: loop.collection.range)]
        )
        return false
    }
}
