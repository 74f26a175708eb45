internal import TableSpecModel

/// A check of one kind of part by a rule.
struct RuleCheck: Sendable {
    /// Adds the check to those of the enabled rules, under the number of the rule.
    let add: @Sendable (inout EnabledRules, Int) -> Void
    /// Whether the check visits the comments that suppress rules.
    private(set) var isOfSuppressions = false

    private init(_ add: @escaping @Sendable (inout EnabledRules, Int) -> Void) {
        self.add = add
    }

    /// Checks the whole model, after the walk over all screens.
    static func models(_ check: @escaping @Sendable (WalkedModel, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofModels.append(.init(number: $1, rule: check)) }
    }

    /// Checks an app: its tabs, and the screens that it starts with.
    static func apps(_ check: @escaping @Sendable (App, RuleIndex, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofApps.append(.init(number: $1, rule: check)) }
    }

    /// Checks a screen and the segues that lead to it, after the walk over all screens.
    static func reachedScreens(_ check: @escaping @Sendable (ReachedScreen, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofReachedScreens.append(.init(number: $1, rule: check)) }
    }

    /// Checks a screen, including its navigation item.
    static func screens(_ check: @escaping @Sendable (Screen, ScreenScope, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofScreens.append(.init(number: $1, rule: check)) }
    }

    /// Checks a table as a whole.
    static func tables(_ check: @escaping @Sendable (Table, ScreenScope, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofTables.append(.init(number: $1, rule: check)) }
    }

    /// Checks the cell of each static row and each prototype.
    static func cells(_ check: @escaping @Sendable (CellOwner, ScreenScope, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofCells.append(.init(number: $1, rule: check)) }
    }

    /// Checks each segue of rows, prototypes, detail buttons and bar buttons.
    static func segues(_ check: @escaping @Sendable (Segue, ScreenScope, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofSegues.append(.init(number: $1, rule: check)) }
    }

    /// Checks all bindings of a screen together, in order, after the walk over the screen.
    static func bindings(_ check: @escaping @Sendable ([Binding], ScreenScope, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofBindings.append(.init(number: $1, rule: check)) }
    }

    /// Checks each text that users see or hear.
    static func texts(_ check: @escaping @Sendable (ShownText, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofTexts.append(.init(number: $1, rule: check)) }
    }

    /// Checks the name of each symbol.
    static func symbolNames(_ check: @escaping @Sendable (TextTemplate, inout Findings) -> Void) -> RuleCheck {
        RuleCheck { $0.ofSymbolNames.append(.init(number: $1, rule: check)) }
    }

    /// Checks each comment that suppresses rules, after all other rules.
    ///
    /// Comments can't suppress its findings; only the configuration or a baseline can.
    static func suppressions(
        _ check: @escaping @Sendable (Suppression, SuppressionScope, inout Findings) -> Void
    ) -> RuleCheck {
        var all = RuleCheck { $0.ofSuppressions.append(.init(number: $1, rule: check)) }
        all.isOfSuppressions = true
        return all
    }

    /// Checks each part of a kind in a screen.
    static func each<Part>(
        _ subject: RuleSubject<Part>,
        _ check: @escaping @Sendable (Part, ScreenScope, inout Findings) -> Void
    ) -> RuleCheck {
        RuleCheck { rules, number in
            rules.add(subject, number: number) { part, _, scope, findings in check(part, scope, &findings) }
        }
    }

    /// Checks each part of a kind in a screen. The owner is `nil` for a part outside cells.
    static func each<Part>(
        _ subject: RuleSubject<Part>,
        _ check: @escaping @Sendable (Part, CellOwner?, ScreenScope, inout Findings) -> Void
    ) -> RuleCheck {
        RuleCheck { rules, number in rules.add(subject, number: number, check) }
    }

    /// Checks each part of a kind in a cell.
    static func each<Part>(
        _ subject: RuleSubject<Part>,
        _ check: @escaping @Sendable (Part, CellOwner, ScreenScope, inout Findings) -> Void
    ) -> RuleCheck {
        RuleCheck { rules, number in
            rules.add(subject, number: number) { part, owner, scope, findings in
                guard let owner else { return }
                check(part, owner, scope, &findings)
            }
        }
    }
}
