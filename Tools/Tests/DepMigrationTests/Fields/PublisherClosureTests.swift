import DepMigration
import DepModel
import DepPlan
import Testing

/// Closures that something keeps, although a function of the project with that name keeps none.
@Suite struct PublisherClosureTests {
  private func migrated(_ chain: String) throws -> String {
    let migration = InMemoryMigration(files: [
      "App/Loadable.swift": """
      enum Loadable<Value> {
        case loading, loaded(Value)
        func map<Other>(_ transform: (Value) -> Other) -> Loadable<Other> { .loading }
      }
      """,
      "App/Clipboard.swift": """
      import Combine
      import Foundation

      final class Clipboard {
        func copies(_ taps: AnyPublisher<Int, Never>, _ list: [Int]) -> Any {
          \(chain)
        }
      }
      """,
    ])
    return migration.applying(try migration.plan())["App/Clipboard.swift"] ?? ""
  }

  @Test func `a map of the project says nothing of that of a publisher`() throws {
    let text = try migrated(
      "taps.map { _ in UserDefaults.standard.bool(forKey: \"a\") }.eraseToAnyPublisher()")
    #expect(text.contains("{ [dependencies] _ in dependencies.userDefaults"), "\(text)")
  }

  @Test(arguments: ["tapPublisher", "$count", "subject", "list.publisher"])
  func `a chain names its publisher where the file imports nothing`(_ base: String) throws {
    let migration = InMemoryMigration(files: [
      "App/Clipboard.swift": """
      import Foundation

      final class Clipboard {
        func copies() -> Any {
          \(base).compactMap { UserDefaults.standard.string(forKey: $0) }.first()
        }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/Clipboard.swift"] ?? ""
    #expect(text.contains("{ [dependencies] in dependencies.userDefaults"), "\(text)")
  }

  @Test func `that of a list keeps nothing`() throws {
    let text = try migrated("[1, 2].map { _ in UserDefaults.standard.bool(forKey: \"a\") }")
    #expect(text.contains("{ _ in dependencies.userDefaults"), "\(text)")
  }

  @Test func `stacks of views run their closures at once`() throws {
    let text = try migrated("VStack { Text(UserDefaults.standard.string(forKey: \"a\") ?? \"\") }")
    #expect(text.contains("VStack { Text(dependencies.userDefaults"), "\(text)")
  }

  @Test func `a type of the project with the name of a stack may keep its closure`() throws {
    let migration = InMemoryMigration(files: [
      "App/VStack.swift": "struct VStack<T> { init(_ make: @escaping () -> T) {} }\n",
      "App/Clipboard.swift": """
      import Foundation
      final class Clipboard {
        func body() -> Any { VStack { UserDefaults.standard.bool(forKey: "a") } }
      }
      """,
    ])
    let text = migration.applying(try migration.plan())["App/Clipboard.swift"] ?? ""
    #expect(text.contains("VStack { [dependencies] in dependencies.userDefaults"), "\(text)")
  }
}
