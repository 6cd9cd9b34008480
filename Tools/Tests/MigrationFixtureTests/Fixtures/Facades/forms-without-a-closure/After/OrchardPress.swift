import Foundation

struct OrchardTally {
  var count = 0
  mutating func up() { count += 1 }
}

struct OrchardCrate {
  var tally = OrchardTally()
}

struct OrchardError: Error {}

enum OrchardStore {
  static var tally: OrchardTally {
    get { OrchardTally(count: UserDefaults.standard.integer(forKey: "orchard.tally")) }
    set { UserDefaults.standard.set(newValue.count, forKey: "orchard.tally") }
  }

  static var crate: OrchardCrate {
    get { OrchardCrate(tally: tally) }
    set { tally = newValue.tally }
  }

  static var weight: Int {
    get throws(OrchardError) { UserDefaults.standard.integer(forKey: "orchard.weight") }
  }

  static var label: String {
    get { UserDefaults.standard.string(forKey: "orchard.label") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "orchard.label") }
  }

  static func sort(_ fruit: String) -> Int { UserDefaults.standard.integer(forKey: fruit) }
  static func sort(_ size: Int) async -> Int { UserDefaults.standard.integer(forKey: "\(size)") }

  static func pack(_ fruit: String, as grade: OrchardGrade = .usual) {
    UserDefaults.standard.set(grade.name, forKey: fruit)
  }
}

struct OrchardGrade {
  var name: String
  static let usual = OrchardGrade(name: "usual \(UserDefaults.standard.string(forKey: "g") ?? "")")
}

extension Array {
  static func picked() -> [Element] {
    UserDefaults.standard.array(forKey: "orchard.picked") as? [Element] ?? []
  }
}

final class OrchardPress {
  func up() -> Int { OrchardStore.tally.up(); return OrchardStore.tally.count }
  func upInside() -> Int { OrchardStore.crate.tally.up(); return OrchardStore.crate.tally.count }

  func weigh() -> Int {
    do throws(OrchardError) { return try OrchardStore.weight } catch { return -1 }
  }

  func name() { OrchardStore.label = /* as on the box */ "x" }
  func picked() -> [Int] { Array<Int>.picked() }
  func size() async -> Int { 3 }
  func sort() async -> Int { await OrchardStore.sort(size()) }
}

final class OrchardPacker {
  struct Dependencies {
    var pack: @Sendable (String) -> Void
    var packAs: @Sendable (_ fruit: String, _ grade: OrchardGrade) -> Void

    static var defaultDependencies: Self {
      Self(pack: { OrchardStore.pack($0) }, packAs: { OrchardStore.pack($0, as: $1) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pack() {
    dependencies.pack("pear")
    dependencies.packAs("plum", OrchardGrade(name: "fine"))
  }
}
