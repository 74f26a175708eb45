import TableSpecTestSupport

/// A folder of valid specs in which everything that one file may know of another comes and goes.
struct RandomProject {
    private struct Item {
        /// Numbers of its further properties.
        var properties: Set<Int> = [0]
        /// The type that it holds, of a higher number.
        var held: Int?
    }

    private struct Screen {
        var title = 0
        var isExternal = false
        /// The type of its input, and that of what it hands back.
        var input: Int?
        var result: Int?
        /// The type of the elements of its collection.
        var collection = 0
        var usesSharedPrototype = false
        var destinations: Set<Int> = []
        var presents = false
        var top: Int?
        var exists = true
    }

    private var types = [Item](repeating: Item(), count: 4)
    private var screens = [Screen](repeating: Screen(), count: 5)
    private var tabs: Set<Int> = [0]
    private var prototypeText = 0
    private var sharesOneTypeFile = false
    private var configuration = 0
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Changes one thing.
    mutating func edit() {
        let screen = random.number(0...4)
        let type = random.number(0...3)
        switch random.number(0...13) {
        case 0: types[type].properties.formSymmetricDifference([random.number(0...3)])
        case 1: types[type].held = type < 3 && random.chance(60) ? random.number(type + 1...3) : nil
        case 2: screens[screen].title += 1
        case 3: screens[screen].isExternal.toggle()
        case 4: screens[screen].input = random.chance(60) ? type : nil
        case 5: screens[screen].result = random.chance(60) ? type : nil
        case 6: screens[screen].collection = type
        case 7: screens[screen].usesSharedPrototype.toggle()
        case 8, 9: screens[screen].destinations.formSymmetricDifference([random.number(0...4)])
        case 10: screens[screen].presents.toggle()
        case 11: screens[screen].top = random.chance(60) ? random.number(0...4) : nil
        case 12:
            if random.chance(50) { tabs.formSymmetricDifference([screen]) } else { screens[screen].exists.toggle() }
        default:
            switch random.number(0...2) {
            case 0: prototypeText += 1
            case 1: sharesOneTypeFile.toggle()
            default: configuration = random.number(0...4)
            }
        }
    }

    // MARK: Files

    /// The files by name.
    var files: [String: String] {
        let configurations = [
            "", "swift: { typePrefix: App }\n", "swift: { accessLevel: public, bundle: module }\n",
            "swift: { codableState: true }\n", "swift: { dataSource: separate }\n",
        ]
        var files = ["tablespec.yaml": configurations[configuration]]
        let types = types.indices.map(typeText)
        if sharesOneTypeFile {
            files["Types.yaml"] = "types:\n" + types.joined()
        } else {
            for (index, text) in types.enumerated() { files["Type\(index).yaml"] = "types:\n" + text }
        }
        files["Shared.yaml"] = "prototypes: [{ id: Shared, text: $(item.id) \(prototypeText) }]\n"
        for index in screens.indices where screens[index].exists { files["Screen\(index).yaml"] = screenText(index) }
        let shown = tabs.filter { needsNoPresenter(screens[$0]) }.sorted()
        if !shown.isEmpty {
            files["App.yaml"] =
                "app: Project\ntabs:\n"
                + shown.map { "  - { title: Tab \($0), image: { symbol: star }, navigation: Screen\($0) }\n" }.joined()
        }
        return files
    }

    private func typeText(_ index: Int) -> String {
        let properties = types[index].properties.sorted().map { ", p\($0): \"Int?\"" }.joined()
        let held = types[index].held.map { ", held: \"Type\($0)?\"" } ?? ""
        return "  Type\(index): { id: String\(properties)\(held) }\n"
    }

    private func screenText(_ index: Int) -> String {
        let screen = screens[index]
        let input = screen.input.map { "{ item: Type\($0) }" }
        if screen.isExternal {
            return "external: { Screen\(index): { class: Screen\(index)Controller"
                + (input.map { ", input: \($0)" } ?? "") + " } }\n"
        }
        let prototype = screen.usesSharedPrototype ? "Shared" : "Own"
        return """
            screen: Screen\(index)
            title: Screen \(index) \(screen.title)
            \(input.map { "input: \($0)" } ?? "")
            \(screen.result.map { "result: Type\($0)\nnavigationItem: { right: { systemItem: save, finish: save } }" } ?? "")
            state: { items: [Type\(screen.collection)] }
            table:
              prototypes: [{ id: Own, text: $(item.id)\(passingSegue(of: screen)) }]
              sections:
                - { id: items, rows: { forEach: item in items, prototype: \(prototype) } }
                - id: rows
                  rows:
                    - { id: first, text: First }

            """ + segueRows(of: screen)
    }

    /// A segue that hands an element to the first screen that takes one of its type.
    private func passingSegue(of screen: Screen) -> String {
        let destination = screens.firstIndex { $0.exists && $0.input == screen.collection }
        return destination.map { index in
            let kind = screens[index].result == nil ? "show" : "presentModally"
            return ", segue: { to: Screen\(index), kind: \(kind), pass: { item: $(item) } }"
        } ?? ""
    }

    private func needsNoPresenter(_ screen: Screen) -> Bool {
        screen.exists && screen.input == nil && screen.result == nil
    }

    private func segueRows(of screen: Screen) -> String {
        screen.destinations.sorted().filter { screens[$0].exists && screens[$0].input == nil }.map { index in
            let top = screen.top.flatMap { needsNoPresenter(screens[$0]) ? $0 : nil }
            let presents = screen.presents || top != nil || screens[index].result != nil
            let stack = top.map { ", stack: [Screen\($0)]" } ?? ""
            let kind = presents ? "presentModally" : "show"
            let segue = "{ to: Screen\(index), kind: \(kind)\(stack) }"
            return "        - { id: to\(index), text: To \(index), segue: \(segue) }\n"
        }.joined()
    }
}
