import DepMigration
import Testing

/// Where an object may ask itself in the place of the singleton of its class.
struct SoleObjectTests {
  @Test(arguments: [
    ("static let shared = Proxy()\n  private init() {}", "Proxy.shared.count", true),
    ("static let shared: Proxy = .init()\n  private init() {}", "Proxy.shared.count", true),
    // Other code makes another object, or a decoder does.
    ("static let shared = Proxy()\n  init() {}", "Proxy.shared.count", false),
    ("static let shared = Proxy()", "Proxy.shared.count", false),
    (
      """
      static let shared = Proxy.make()
      static func make() -> Proxy { Proxy() }
      private init() {}
      """, "Proxy.shared.count", false
    ),
    (
      "static let shared = Proxy()\n  static let other = Proxy()\n  private init() {}",
      "Proxy.shared.count", false
    ),
    ("static var shared = Proxy()\n  private init() {}", "Proxy.shared.count", false),
    // It is more than the object.
    (
      "static let shared: Proxy? = Proxy()\n  private init() {}", "(Proxy.shared?.count ?? 0)",
      false
    ),
    // The code expects another object.
    ("static let shared = Proxy()\n  private init() {}", "(Proxy.shared === self ? 1 : 0)", false),
    ("static let shared = Proxy()\n  private init() {}", "take(Proxy.shared)", false),
    ("static let shared = Proxy()\n  private init() {}", "Proxy.shared.hash(1)", false),
  ])
  func `code of the one object asks itself`(
    _ declaration: String, _ use: String, _ asksItself: Bool
  ) throws {
    let text = try migrated(
      """
      final class Proxy {
        \(declaration)
        var count: Int { UserDefaults.standard.integer(forKey: "a") }
        func take(_ other: Proxy) -> Int { 1 }
        func hash(_ seed: Int) -> Int { seed }
        func total() -> Int { \(use) }
      }
      """)
    #expect(text.contains("dependencies.userDefaults"), "\(text)")
    let written = asksItself ? "self.count" : use
    #expect(text.contains("func total() -> Int { \(written) }"), "\(text)")
  }

  @Test(arguments: ["NSObject, NSCoding", "Codable"])
  func `a decoder makes others`(_ parents: String) throws {
    let text = try migrated(
      """
      import Foundation
      final class Proxy: \(parents) {
        static let shared = Proxy()
        private override init() {}
        var count: Int { UserDefaults.standard.integer(forKey: "a") }
        func total() -> Int { Proxy.shared.count }
      }
      """)
    #expect(!text.contains("self.count"), "\(text)")
  }

  @Test func `what is awaited or assigned stays`() throws {
    let text = try migrated(
      """
      import Foundation
      @MainActor final class Proxy {
        static let shared = Proxy()
        private init() {}
        var count = 0
        func load() -> Int { UserDefaults.standard.integer(forKey: "a") }
        nonisolated func later() async -> Int { await Proxy.shared.load() }
        func set(count: Int) { Proxy.shared.count = count }
        func all() -> Int { Proxy.shared.load() }
      }
      """)
    #expect(text.contains("await Proxy.shared.load()"), "\(text)")
    #expect(text.contains("Proxy.shared.count = count"), "\(text)")
    #expect(text.contains("func all() -> Int { self.load() }"), "\(text)")
  }

  private func migrated(_ text: String) throws -> String {
    let migration = InMemoryMigration(files: ["App/Proxy.swift": text])
    return migration.applying(try migration.plan())["App/Proxy.swift"] ?? ""
  }
}
