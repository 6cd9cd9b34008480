import DepMigration
import DepModel
import DepPlan
import Testing

/// Constants and constructions whose written form tells too little for a field.
@Suite struct ConstantFormTests {
  private func migrated(_ code: String, isOld: Bool = true) throws -> String {
    var migration = InMemoryMigration(files: ["App/Shop.swift": code])
    if isOld { migration.modelOptions.olderModules = ["App"] }
    return migration.applying(try migration.plan())["App/Shop.swift"] ?? ""
  }

  @Test func `a cache without its arguments is no type of a field`() throws {
    let text = try migrated(
      """
      import UIKit
      enum Caches {
        static let images = NSCache<NSURL, UIImage>()
        static let typed: NSCache<NSURL, UIImage> = .init()
      }
      final class Shop {
        func empty() { Caches.images.removeAllObjects() }
      }
      final class Market {
        func empty() { Caches.typed.removeAllObjects() }
      }
      """)
    #expect(text.contains("func empty() { Caches.images.removeAllObjects() }"), "\(text)")
    #expect(text.contains("var typed: NSCache<NSURL, UIImage>\n"), "\(text)")
  }

  @Test func `before Swift 6 code on no actor reads a constant of one`() throws {
    let text = try migrated(
      """
      import Foundation
      final class Store {
        @MainActor static let memory = Store()
        @MainActor static var other: Store { Store() }
        var count = 0
        func save() { UserDefaults.standard.set(count, forKey: "a") }
      }
      final class Shop {
        func open() { Store.memory.save() }
      }
      """)
    #expect(text.contains("func open() { dependencies."), "\(text)")
    #expect(!text.contains("@MainActor @Sendable () -> "), "\(text)")
  }

  @Test func `the value of a property on an actor does not move to initializers on none`() throws {
    let text = try migrated(
      """
      import Foundation
      @MainActor final class Store {
        static let shared = Store()
        var count = 0
        func save() { UserDefaults.standard.set(count, forKey: "a") }
      }
      final class Shop {
        @MainActor private let store = Store.shared
        private let name: String
        init(name: String) { self.name = name }
        @MainActor func open() { store.save() }
        func isOpen() -> Bool { UserDefaults.standard.bool(forKey: name) }
        func close() { UserDefaults.standard.set(false, forKey: name) }
      }
      """)
    #expect(text.contains("private let store = Store.shared"), "\(text)")
    #expect(text.contains("dependencies.userDefaults.set"), "\(text)")
  }

  @Test(arguments: [
    ("init?() {}", "@Sendable () -> Store?", "Store()"),
    ("init() throws {}", "@Sendable () throws -> Store", "try Store()"),
    ("init() async {}", "@Sendable () async -> Store", "await Store()"),
  ])
  func `a class is made as the initializer that it inherits says`(
    _ initializer: String, _ type: String, _ made: String
  ) throws {
    let text = try migrated(
      """
      import Foundation
      class Base { \(initializer) }
      final class Store: Base {
        func save() { UserDefaults.standard.set(true, forKey: "a") }
      }
      final class Shop {
        func open() async throws { try await print(Store()) }
      }
      """)
    #expect(text.contains("var makeStore: \(type)\n"), "\(text)")
    #expect(text.contains("{ \(made) }"), "\(text)")
  }

  @Test func `a class that writes some initializers and inherits others is left`() throws {
    let text = try migrated(
      """
      import Foundation
      class Base { init?() {} }
      final class Store: Base {
        convenience init?(name: String) { self.init() }
        func save() { UserDefaults.standard.set(true, forKey: "a") }
      }
      final class Shop {
        func open() { print(Store() as Any) }
      }
      """)
    #expect(!text.contains("makeStore"), "\(text)")
  }
}
