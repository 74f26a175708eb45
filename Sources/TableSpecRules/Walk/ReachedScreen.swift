internal import TableSpecModel

/// A segue that leads to a screen.
struct IncomingSegue {
    var segue: Segue
    /// The name of the screen from which it comes.
    var origin: String
}

/// The placement of a screen when it is shown.
enum Placement: Hashable {
    /// Above another screen of a navigation stack.
    case pushed
    /// First in a navigation stack.
    case root
    /// Outside of a navigation stack, so that it has no bar.
    case bare
    /// Somewhere that depends on the device, or that could not be read.
    case unknown
}

/// A screen with what other screens say about it.
struct ReachedScreen {
    var screen: Screen
    /// Whether a row calls a method of the app, which may close the screen.
    var callsApp: Bool
    /// The segues that lead to the screen, in order.
    var incomingSegues: [IncomingSegue]
    /// The placements of the screen that the specs specify.
    var placements: Set<Placement>
    /// Whether a navigation stack is shown in which other screens lie above this one from the start.
    var liesBelowOthers: Bool

    /// Whether specs lead to the screen, and all of them put it into one of these places.
    func isOnly(_ places: Set<Placement>) -> Bool { !placements.isEmpty && placements.isSubset(of: places) }
}

/// A way back from a screen to an earlier one.
struct OutgoingUnwind {
    var unwind: Unwind
    /// The name of the screen from which it leads back.
    var origin: String
}

/// A model with what is known when all its screens have been walked over.
struct WalkedModel {
    let index: ModelIndex
    /// The names of the screens to which something leads.
    let reachedNames: Set<String>
    /// The names of the screens to which the segues of a screen lead, those above them in their stacks included, by its name.
    let destinations: [String: [String]]
    /// Whether each segue names a screen that is there; otherwise any screen may be the one that was meant.
    let knowsAllDestinations: Bool
    /// The ways back to earlier screens.
    let unwinds: [OutgoingUnwind]
    /// The names of the screens that show a screen, or lie below it in a stack from the start, by its name.
    let earlierScreens: [String: Set<String>]
}

/// Collects the segues of all screens while they are walked over.
struct IncomingSegues {
    private var byName: [String: [IncomingSegue]] = [:]
    /// The names of the screens to which the segues of a screen lead, by its name.
    private(set) var destinations: [String: [String]] = [:]
    private var placements: [String: Set<Placement>] = [:]
    private var below: Set<String> = []
    private var callsApp: [Bool] = []
    /// The ways back from screens to earlier ones, in order.
    private(set) var unwinds: [OutgoingUnwind] = []
    private var belowInApp: [String: Set<String>] = [:]
    /// Whether each segue names a screen that is there.
    private(set) var areKnown = true

    /// Takes in the screens that an app starts with.
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

    /// Ends the next screen, all of whose segues have been taken in.
    mutating func endScreen(callsApp: Bool) { self.callsApp.append(callsApp) }

    /// Takes in what was collected after this.
    mutating func append(_ other: IncomingSegues) {
        // In place: all screens may lead to one.
        for (name, incomingSegues) in other.byName { byName[name, default: []] += incomingSegues }
        destinations.merge(other.destinations) { $0 + $1 }
        for (name, places) in other.placements { placements[name, default: []].formUnion(places) }
        below.formUnion(other.below)
        callsApp += other.callsApp
        unwinds += other.unwinds
        areKnown = areKnown && other.areKnown
    }

    /// The names of the screens to which something leads.
    var reachedNames: Set<String> { Set(byName.keys) }

    /// The names of the screens that show a screen, or lie below it in a stack from the start, by its name.
    var earlierScreens: [String: Set<String>] {
        byName.mapValues { Set($0.map(\.origin)) }.merging(belowInApp) { $0.union($1) }
    }

    /// Takes in a way back from a screen.
    mutating func take(_ unwind: Unwind, from origin: String) {
        areKnown = areKnown && unwind.target != .unresolved
        unwinds.append(OutgoingUnwind(unwind: unwind, origin: origin))
    }

    /// The screens with what leads to them; they must be those that were passed, in order.
    func reached(_ model: ModelIndex) -> [ReachedScreen] {
        // A segue that could not be read, or whose destination does not exist, may lead to any screen.
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

    /// Takes in a segue of a screen, and those to the screens above its destination.
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
    /// Where the segue puts its destination, if that is a screen that a spec describes.
    fileprivate var placement: Placement {
        guard let kind = knownKind, !presentation.wrapsInNavigation.isInvalid else { return .unknown }
        switch kind {
        case .show: return .pushed
        case .showDetail: return .unknown
        case .presentModally: return presentation.wrapsInNavigation.value == false ? .bare : .root
        }
    }
}
