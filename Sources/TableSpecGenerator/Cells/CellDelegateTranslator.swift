internal import TableSpecModel
internal import TableSpecSwift

/// What a custom cell does as the delegate of its text views and wheels, which have no actions.
struct CellDelegateTranslator {
    let custom: CustomCell

    private var textViews: [CustomCell.Outlet] { custom.outlets.filter { $0.view.control?.kind == .textView } }

    private var pickers: [CustomCell.Outlet] { custom.outlets.filter { $0.view.control?.kind == .pickerView } }

    /// The protocols that the cell adopts.
    var protocols: [SwiftType] {
        (textViews.isEmpty ? [] : ["UITextViewDelegate"])
            + (pickers.isEmpty ? [] : ["UIPickerViewDataSource", "UIPickerViewDelegate"])
    }

    @SwiftMembers var properties: [SwiftDeclaration] {
        for outlet in custom.outlets {
            if let titles = outlet.titles { self.titles(titles, of: outlet) }
            if let change = outlet.change {
                Declare.var(
                    change,
                    .function(),
                    value: .closure {},
                    documentation: "Called when a person has changed `\(outlet.name.text)`."
                )
            }
        }
    }

    private func titles(_ name: SwiftIdentifier, of outlet: CustomCell.Outlet) -> SwiftDeclaration {
        guard let control = outlet.view.control, control.hasBoundTitles else {
            let titles = outlet.view.control?.segments ?? []
            return Declare.let(name, .array("String"), .private, value: .array(titles.map(ValueScope().text)))
        }
        return Declare.var(
            name,
            .array("String"),
            value: .array([]),
            accessors: .observed(
                willSet: nil,
                didSet: [.expression(.call(.member(.name(outlet.name), "reloadAllComponents")))]
            )
        )
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if !textViews.isEmpty {
            Declare.func("textViewDidChange", ["_ textView": "UITextView"]) { changes(of: textViews, "textView") }
        }
        if !pickers.isEmpty { pickerMethods }
    }

    @SwiftMembers private var pickerMethods: [SwiftDeclaration] {
        Declare.func("numberOfComponents", ["in pickerView": "UIPickerView"], returns: "Int") {
            SwiftExpression.integer(1)
        }
        Declare.func(
            "pickerView",
            ["_ pickerView": "UIPickerView", "numberOfRowsInComponent component": "Int"],
            returns: "Int"
        ) {
            titles.dot("count")
        }
        Declare.func(
            "pickerView",
            ["_ pickerView": "UIPickerView", "titleForRow row": "Int", "forComponent component": "Int"],
            returns: "String?"
        ) {
            titles.at("row")
        }
        Declare.func(
            "pickerView",
            ["_ pickerView": "UIPickerView", "didSelectRow row": "Int", "inComponent component": "Int"]
        ) {
            changes(of: pickers, "pickerView")
        }
        if pickers.count > 1 { titlesOfPicker }
    }

    /// The titles of the wheel that asks.
    private var titles: SwiftExpression {
        pickers.count == 1
            ? pickers[0].titles.map(SwiftExpression.name) ?? .array([]) : .call("titles", ["of": "pickerView"])
    }

    private var titlesOfPicker: SwiftDeclaration {
        Declare.func("titles", ["of pickerView": "UIPickerView"], .private, returns: .array("String")) {
            Code.switch("pickerView") {
                for outlet in pickers {
                    Code.case(.expression(.name(outlet.name))) {
                        Code.return(outlet.titles.map(SwiftExpression.name) ?? .array([]))
                    }
                }
                Code.default { Code.return(.array([])) }
            }
        }
    }

    /// Tells who listens to the view that has changed.
    @SwiftBody private func changes(of outlets: [CustomCell.Outlet], _ view: SwiftExpression) -> [SwiftStatement] {
        if outlets.count == 1 {
            for change in outlets.compactMap(\.change) { Code.call(.name(change)) }
        } else {
            Code.switch(view) {
                for outlet in outlets {
                    Code.case(.expression(.name(outlet.name))) {
                        for change in [outlet.change].compactMap(\.self) { Code.call(.name(change)) }
                    }
                }
                Code.default { Code.break }
            }
        }
    }
}

extension CustomCell.Outlet {
    /// Sets the titles of a wheel that depend on something.
    @SwiftBody func titleUpdates(on cell: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let titles, let control = view.control, control.hasBoundTitles {
            Code.assign(cell.dot(titles), .array(control.segments.map(scope.text)))
        }
    }
}
