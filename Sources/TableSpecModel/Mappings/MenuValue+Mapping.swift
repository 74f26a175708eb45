internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The value of the key `menu` of a pop-up button: only the selected value, or an option list.
struct MenuValue: Sendable {
    var value: Binding?
    var list: OptionList?
}

extension Place where Root == Control, Value == MenuValue {
    static var menu: Self {
        Place(
            get: { MenuValue(value: $0.value, list: $0.optionList) },
            modify: { control, change in
                var menu = MenuValue(value: control.value, list: control.optionList)
                change(&menu)
                (control.value, control.optionList) = (menu.value, menu.list)
            }
        )
    }
}

extension ValueType where Value == MenuValue {
    /// A value of an enumeration, or an option list as in `choose`.
    static var menu: Self {
        let binding = ValueType<Binding?>.binding(to: "an enumeration value in the state")
        return ValueType(
            .either([binding.description, .object(OptionListKey.object.name)]),
            read: { decoder, node in
                guard node.kind == .mapping else { return MenuValue(value: binding.read(&decoder, node)) }
                var list = OptionList(at: node.range)
                guard decoder.read(node, as: OptionList.mapping, into: &list) != nil else { return MenuValue() }
                let value = list.value
                list.value = nil
                return MenuValue(value: value, list: list)
            },
            json: { _ in nil }
        )
        .walked { model, menu in
            let hasValue = binding.walk?(model, &menu.value) ?? false
            guard var list = menu.list else { return hasValue }
            OptionList.mapping.walk(model, &list)
            if model.isChanging { menu.list = list }
            return true
        }
    }
}
