internal import TableSpecModel

/// A segue that leads to a screen.
struct IncomingSegue {
    var segue: Segue
    /// The name of the screen that contains it.
    var origin: String
}

/// The placement of a screen when it is shown.
enum Placement: Hashable {
    /// Above another screen of a navigation stack.
    case pushed
    /// The first screen in a navigation stack.
    case root
    /// Outside a navigation stack, so that it has no bar.
    case bare
    /// A placement that depends on the device, or that couldn't be decoded.
    case unknown
}

/// A screen with the facts from other screens.
struct ReachedScreen {
    var screen: Screen
    /// Whether a row calls a method of the app, which can close the screen.
    var callsApp: Bool
    /// The segues that lead to the screen, in order.
    var incomingSegues: [IncomingSegue]
    /// The placements of the screen that the specs specify.
    var placements: Set<Placement>
    /// Whether a navigation stack initially has other screens above this one.
    var liesBelowOthers: Bool

    /// Whether specs lead to the screen, always with one of these placements.
    func isOnly(_ places: Set<Placement>) -> Bool { !placements.isEmpty && placements.isSubset(of: places) }
}

/// A return from a screen to an earlier one.
struct OutgoingUnwind {
    var unwind: Unwind
    /// The name of the screen that contains it.
    var origin: String
}

/// A model with the facts from a walk over all its screens.
struct WalkedModel {
    let index: RuleIndex
    /// The names of the screens that are destinations.
    let reachedNames: Set<String>
    /// The names of the destinations of a screen's segues, including the screens above them in their stacks, by the
    /// screen's name.
    let destinations: [String: [String]]
    /// Whether each segue names an existing screen. Otherwise, any screen may be the intended one.
    let knowsAllDestinations: Bool
    /// The returns to earlier screens.
    let unwinds: [OutgoingUnwind]
    /// The names of the screens that show a screen, or are initially below it in a stack, by its name.
    let earlierScreens: [String: Set<String>]
}

/// Collects the segues of all screens during the walk.
struct IncomingSegues {
    private var byName: [String: [IncomingSegue]] = [:]
    /// The names of the destinations of a screen's segues, by the screen's name.
    private(set) var destinations: [String: [String]] = [:]
    private var placements: [String: Set<Placement>] = [:]
    private var below: Set<String> = []
    private var callsApp: [Bool] = []
    /// The returns from screens to earlier ones, in order.
    private(set) var unwinds: [OutgoingUnwind] = []
    private var belowInApp: [String: Set<String>] = [:]
    /// Whether each segue names an existing screen.
    private(set) var areKnown = true

    /// Adds the screens that an app starts with.
    mutating func pass(_ app: App) {
        for entry in app.entries {
            areKnown = areKnown && entry.segues.allSatisfy { $0.target != .unresolved }
            let names = entry.segues.compactMap(\.destination?.value)
            guard let first = names.first else { continue }
            placements[first, default: []].insert(entry.isStack ? .root : .bare)
            for name in names.dropFirst() { placements[name, default: []].insert(.pushed) }
            below.formUnion(names.dropLast())
            for (name, lower) in zip(names.dropFirst(), names) { belowInApp[name, default: []].insert(lower) }
        }
    }

    /// Ends the next screen, all of whose segues have been added.
    mutating func endScreen(callsApp: Bool) { self.callsApp.append(callsApp) }

    /// Adds what another collector has found after this one.
    mutating func append(_ other: IncomingSegues) {
        // In place, because all screens can lead to one.
        for (name, incomingSegues) in other.byName { byName[name, default: []] += incomingSegues }
        destinations.merge(other.destinations) { $0 + $1 }
        for (name, places) in other.placements { placements[name, default: []].formUnion(places) }
        below.formUnion(other.below)
        callsApp += other.callsApp
        unwinds += other.unwinds
        areKnown = areKnown && other.areKnown
    }

    /// The names of the screens that are destinations.
    var reachedNames: Set<String> { Set(byName.keys) }

    /// The names of the screens that show a screen, or are initially below it in a stack, by its name.
    var earlierScreens: [String: Set<String>] {
        byName.mapValues { Set($0.map(\.origin)) }.merging(belowInApp) { $0.union($1) }
    }

    /// Adds a return from a screen.
    mutating func take(_ unwind: Unwind, from origin: String) {
        areKnown = areKnown && unwind.target != .unresolved
        unwinds.append(OutgoingUnwind(unwind: unwind, origin: origin))
    }

    /// The screens with the segues to them. They must be the same screens, in the same order.
    func reached(_ model: RuleIndex) -> [ReachedScreen] {
        // A segue that couldn't be decoded, or whose destination doesn't exist, may lead to any screen.
        let elsewhere: Set<Placement> = areKnown && model.isComplete ? [] : [.unknown]
        return zip(model.screens, callsApp).map { screen, callsApp in
            let name = screen.name.value
            return ReachedScreen(
                screen: screen,
                callsApp: callsApp,
                incomingSegues: byName[name] ?? [],
                placements: (placements[name] ?? []).union(elsewhere),
                liesBelowOthers: below.contains(name)
            )
        }
    }

    /// Adds a segue of a screen, and those to the screens above its destination.
    mutating func take(_ segue: Segue, from origin: String) {
        destinations[origin, default: []] += ([segue] + segue.stack).compactMap(\.destination?.value)
        add(segue, from: origin)
    }

    private mutating func add(_ segue: Segue, from origin: String) {
        areKnown = areKnown && segue.target != .unresolved
        guard let name = segue.destination?.value else { return }
        byName[name, default: []].append(IncomingSegue(segue: segue, origin: origin))
        placements[name, default: []].insert(segue.placement)
        var top = name
        for above in segue.stack {
            below.insert(top)
            add(above, from: top)
            top = above.destination?.value ?? top
        }
    }
}

extension Segue {
    /// The placement of the segue's destination, if a spec describes it.
    fileprivate var placement: Placement {
        guard let kind = knownKind, !presentation.wrapsInNavigation.isInvalid else { return .unknown }
        switch kind {
        case .show: return .pushed
        case .showDetail: return .unknown
        case .presentModally: return presentation.wrapsInNavigation.value == false ? .bare : .root
        }
    }
}
