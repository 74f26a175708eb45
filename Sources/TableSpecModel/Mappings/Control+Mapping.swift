internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Control {
    /// The keys of a control in a mapping that contains one. The owner specifies the kind of control.
    ///
    /// - Parameter names: Keys that the owner declares itself.
    static func keys<Outer>(
        in place: Place<Outer, Control>,
        except names: Set<String> = []
    ) -> [MappingType<Outer>.Key] {
        let kinds = Control.Kind.allCases.compactMap(\.key).map { key in
            var lifted = key.lifted(to: place)
            lifted.declaration.json = { _ in nil }
            return lifted
        }
        let own = ControlKey.allCases.filter { !names.contains($0.name) }.map { $0.key.lifted(to: place) }
        let properties = ControlPropertyKey.allCases.filter { !names.contains($0.name) }
            .map { $0.key.lifted(to: .part(\.properties)).lifted(to: place) }
        return (kinds + own + properties).map { key in
            var key = key
            key.declaration.isInner = true
            return key
        }
    }

    /// The members that `inspect` prints for every control: its kind, and the value or title under the kind's key.
    var kindMembers: [(key: String, value: JSONValue?)] {
        [
            ("control", .string(self.kind.rawValue)),
            ("value", (self.value ?? self.shown).map(\.json)),
            ("title", self.title.map(\.json)),
            (OptionListKey.object.name, self.optionList.map { .object(OptionList.mapping.members(of: $0)) }),
        ]
    }
}

extension ValueType where Value == ValueSource<CalendarDate>? {
    /// A date, or a binding to one.
    static var date: Self {
        ValueType(
            .either([.string, .binding(to: "a date")]),
            read: { $0.dateSource($1) },
            json: { source in
                source.map { $0.json { .string($0.text) } }
            }
        )
        .walked { model, source in model.walk(&source) }
    }
}

extension ValueType where Value == ValueSource<Int>? {
    /// A nonnegative whole number, or a binding to one.
    static var count: Self {
        ValueType(
            .either([.count, .binding(to: "a whole number")]),
            read: { $0.countSource($1) },
            json: { $0.map { $0.json(JSONValue.integer) } }
        )
        .walked { model, source in model.walk(&source) }
    }
}

extension ValueSource {
    fileprivate func json(_ constant: (Value) -> JSONValue) -> JSONValue {
        switch self {
        case .constant(let value): constant(value)
        case .bound(let binding): binding.json
        }
    }
}

extension ModelWalk {
    fileprivate func walk<Value>(_ source: inout ValueSource<Value>) {
        guard case .bound(var binding) = source else { return }
        visitor.visit(&binding)
        if isChanging { source = .bound(binding) }
    }
}

extension ValueType where Value == Setting<Int> {
    /// The minute interval of a date picker. UIKit supports only intervals that divide an hour evenly.
    static var minuteInterval: Self {
        .setting(
            .wholeNumber(among: DatePickerOptions.minuteIntervals),
            read: { $0.minuteInterval($1) },
            json: { .integer($0) }
        )
    }
}
