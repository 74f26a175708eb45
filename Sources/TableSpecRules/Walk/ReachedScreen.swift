internal import TableSpecModel

/// A segue that leads to a screen.
struct Arrival {
    var segue: Segue
    /// The name of the screen from which it comes.
    var origin: String
}

/// A screen with what other screens say about it.
struct ReachedScreen {
    var screen: Screen
    /// Whether a row calls a method of the app, which may close the screen.
    var callsApp: Bool
    /// The segues that lead to the screen, in order.
    var arrivals: [Arrival]
}

/// A model with what is known when all its screens have been walked over.
struct WalkedModel {
    let index: ModelIndex
    /// The names of the screens to which something leads.
    let reachedNames: Set<String>
    /// Whether each segue names a screen that is there; otherwise any screen may be the one that was meant.
    let knowsAllDestinations: Bool
}

/// Collects the segues of all screens while they are walked over.
struct Arrivals {
    private var byName: [String: [Arrival]] = [:]
    private var callsApp: [Bool] = []
    /// Whether each segue names a screen that is there.
    private(set) var areKnown = true

    /// Takes in the next screen.
    mutating func pass(_ scope: ScreenScope) {
        let origin = scope.screen.name.value
        for button in scope.screen.barButtons { take(button.trigger.segues, from: origin) }
        var callsApp = false
        for owner in scope.owners {
            take(owner.cell.trigger.segues, from: origin)
            callsApp = callsApp || owner.cell.trigger.callsApp || owner.cell.controls.contains { $0.action != nil }
            guard let accessory = owner.cell.accessory else { continue }
            take(accessory.trigger.segues, from: origin)
            callsApp = callsApp || accessory.trigger.callsApp
        }
        self.callsApp.append(callsApp)
    }

    /// The names of the screens to which something leads.
    var reachedNames: Set<String> { Set(byName.keys) }

    /// The screens with what leads to them; they must be those that were passed, in order.
    func reached(_ screens: [Screen]) -> [ReachedScreen] {
        zip(screens, callsApp).map { screen, callsApp in
            ReachedScreen(screen: screen, callsApp: callsApp, arrivals: byName[screen.name.value] ?? [])
        }
    }

    private mutating func take(_ segues: [Segue], from origin: String) {
        for segue in segues { take(segue, from: origin) }
    }

    private mutating func take(_ segue: Segue, from origin: String) {
        areKnown = areKnown && segue.target != .unresolved
        guard let name = segue.destination?.value else { return }
        byName[name, default: []].append(Arrival(segue: segue, origin: origin))
        var below = name
        for above in segue.stack {
            take(above, from: below)
            below = above.destination?.value ?? below
        }
    }
}

extension Trigger {
    /// Whether something happens that is no segue: a method of the app, or something that could not be read.
    fileprivate var callsApp: Bool {
        switch self {
        case .none, .segue, .choice: false
        case .action, .finish, .invalid: true
        }
    }
}
