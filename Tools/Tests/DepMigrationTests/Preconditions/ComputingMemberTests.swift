import DepMigration
import DepModel
import DepPlan
import Testing

/// Objects that code only asks for what they work out.
struct ComputingMemberTests {
  private static let mapper = """
    import Foundation
    import Sentry
    enum Tongue: String { case german, english }
    final class Mapper {
      static let shared = Mapper()
      private let codes: [Tongue: String] = [.german: "de", .english: "en"]
      private let suffix = "!"
      var width = 300
      var height = 20
      private var asked = 0
      private lazy var folded = codes.values.sorted()
      func code(of tongue: Tongue) -> String { plain(tongue) + suffix }
      private func plain(_ tongue: Tongue) -> String { codes[tongue] ?? "" }
      func all() -> [String] { folded }
      func counted() -> Int { asked += 1; return asked }
      func saved() -> String? { stored(under: "tongue") }
      private func stored(under key: String) -> String? {
        UserDefaults.standard.string(forKey: key)
      }
      func save() { UserDefaults.standard.set("de", forKey: "tongue") }
      func reset() { _ = codes.count }
      func itself() -> Mapper { self }
      private let tongue: Tongue = .german
      private let counts: [Int] = [1, 2]
      func most() -> Int { max(counts.count, tongue == .german ? 1 : min(3, 4)) }
      func told() -> Int { SentrySDK.capture(message: "asked"); return 3 }
    }
    func hand(_ mapper: Mapper) {}
    final class Resizer { func grow(_ mapper: Mapper) { mapper.height = 40 } }
    """

  private func plan(_ code: String, beside others: String = mapper) throws -> MigrationPlan {
    try InMemoryMigration(
      files: ["App/Mapper.swift": others, "App/Asking.swift": code], countsEverything: false
    ).plan { $0.name == "Asking" }
  }

  @Test(arguments: [
    "func ask() -> String { Mapper.shared.code(of: .german) }",
    "func ask() -> Int { Mapper.shared.width }",
    "func ask() -> Int { Mapper.shared.most() }", "func ask() -> Int { Mapper.shared.told() }",
    "func ask() -> [String] { let mapper = Mapper.shared; return mapper.all() }",
    "private let mapper = Mapper.shared\n  func ask() -> String { mapper.code(of: .english) }",
    "func ask() -> String { Mapper().code(of: .german) }",
    "private let mapper = Mapper()\n  func ask() -> String { self.mapper.code(of: .german) }",
  ])
  func `what is only asked for what it works out stays`(_ code: String) throws {
    let plan = try plan("final class Asking {\n  \(code)\n}")
    #expect(plan.status("Asking") == .skipped)
    #expect(plan.left("Asking") == [.computesOnly])
  }

  @Test(arguments: [
    // It remembers, reads, acts, or may be changed by other code.
    "func ask() -> Int { Mapper.shared.counted() }",
    "func ask() -> String? { Mapper.shared.saved() }",
    "func ask() { Mapper.shared.save() }",
    "func ask() { Mapper.shared.reset() }",
    "func ask() -> Int { Mapper.shared.height }",
    "func ask() { Mapper.shared.width = 3 }",
    // One place is enough.
    "func ask() -> String { Mapper.shared.code(of: .german) + (Mapper.shared.saved() ?? \"\") }",
    // It goes elsewhere.
    "func ask() { hand(Mapper.shared) }",
    "func ask() { hand(Mapper.shared.itself()) }",
    "private let mapper = Mapper.shared\n  func ask() { hand(mapper) }",
    "let mapper = Mapper.shared\n  func ask() -> String { mapper.code(of: .german) }",
    "func ask() -> String? { Mapper().saved() }",
  ])
  func `what acts, remembers or goes elsewhere becomes a field`(_ code: String) throws {
    let plan = try plan("final class Asking {\n  \(code)\n}")
    #expect(plan.status("Asking") == .migrated)
    #expect(plan.left("Asking") == [])
  }

  @Test(arguments: [
    // A subclass, a superclass, or what an initializer finds out may answer otherwise.
    "class Rates { static let shared = Rates() \(body) }\nfinal class Fixed: Rates {}",
    "class Base { func save() { print(UserDefaults.standard) } }\n"
      + "final class Rates: Base { static let shared = Rates() \(answer) }",
    "final class Rates { static let shared = Rates()\n  private let rate: Int\n"
      + "  init() { rate = UserDefaults.standard.integer(forKey: \"a\") }\n"
      + "  func answer() -> Int { rate }\n}",
    "final class Rates { static let shared = Rates()\n"
      + "  private let rate: Int = UserDefaults.standard.integer(forKey: \"a\")\n"
      + "  func answer() -> Int { rate }\n}",
  ])
  func `what another object could answer otherwise becomes a field`(_ rates: String) throws {
    let plan = try plan(
      "final class Asking {\n  func ask() -> Int { Rates.shared.answer() }\n}",
      beside: "import Foundation\n" + rates)
    #expect(plan.status("Asking") == .migrated)
  }

  @Test(arguments: [
    // What is remembered, also in a tuple, in a lazy property and in an object that a struct holds.
    "private lazy var seen: [Int] = []\n  func answer() -> Int { seen.append(1); return seen.count }",
    "private lazy var count = 0\n  func answer() -> Int { count += 1; return count }",
    "private var a = 0\n  private var b = 1\n"
      + "  func answer() -> Int { (a, b) = (b, a + b); return a }",
    "private let holder: Holder = Holder(box: Box())\n"
      + "  func answer() -> Int { holder.box.n += 1; return holder.box.n }",
    // What a protocol adds, and what a function does that no table knows.
    "func answer() -> Int { load() }",
    "func answer() -> Int { self.load() }",
    "func answer() -> Int { remove(\"/a\") == 0 ? 1 : 2 }",
  ])
  func `what remembers or does more than it says becomes a field`(_ member: String) throws {
    let plan = try plan(
      "final class Asking {\n  func ask() -> Int { Rates.shared.answer() }\n}",
      beside: """
        import Foundation
        protocol Loads {}
        extension Loads { func load() -> Int { UserDefaults.standard.integer(forKey: "a") } }
        final class Box { var n = 0 }
        struct Holder { let box: Box }
        final class Rates: Loads {
          static let shared = Rates()
          \(member)
          func save() { UserDefaults.standard.set(1, forKey: "a") }
        }
        """)
    #expect(plan.status("Asking") == .migrated)
  }

  @Test(arguments: [
    "func later() { run { [weak self] in self?.mapper.save() } }",
    "func other(_ other: Asking) { other.mapper.save() }",
    "func path() -> AnyKeyPath { \\Asking.mapper }",
  ])
  func `what a type asks through another name of its object counts`(_ code: String) throws {
    let plan = try plan(
      """
      func run(_ body: @escaping () -> Void) {}
      final class Asking {
        private let mapper = Mapper()
        func ask() -> String { mapper.code(of: .english) }
        \(code)
      }
      """)
    #expect(plan.status("Asking") == .migrated)
  }

  private static let answer = "\n  func answer() -> Int { 3 }"
  private static let body =
    answer + "\n  func save() { UserDefaults.standard.set(1, forKey: \"a\") }"

  @Test func `who counts what does nothing counts these too`() throws {
    let plan = try InMemoryMigration(
      files: [
        "App/Mapper.swift": Self.mapper,
        "App/Asking.swift":
          "final class Asking { func ask() -> String { Mapper.shared.code(of: .german) } }",
      ]
    ).plan { $0.name == "Asking" }
    #expect(plan.status("Asking") == .migrated)
  }
}
