import DepMigration
import DepModel
import DepPlan
import Testing

/// Names that the struct, its property and its fields would take from others.
struct TakenNameTests {
  @Test(arguments: [
    // The protocol that declares it was not read.
    "protocol AppEffect: SideEffect where Dependencies == Int {}",
    "protocol AppEffect { associatedtype Dependencies }",
  ])
  func `a protocol that says what the associated type is keeps the type`(_ protocolText: String)
    throws
  {
    let found = try outcome(
      """
      import EffectKit
      import Foundation
      \(protocolText)
      struct Post: AppEffect {
        func run(_ dependencies: Int) { print(Date()) }
      }
      """)
    #expect(found.left == [.nameTaken])
  }

  @Test func `a protocol that says nothing of it keeps nothing`() throws {
    let found = try outcome(
      """
      import Foundation
      protocol AppEffect { associatedtype State where State: Equatable }
      struct Post: AppEffect {
        typealias State = Int
        func run() { print(Date()) }
      }
      """)
    #expect(found.left == [])
    #expect(found.text.contains("dependencies.now()"), "\(found.text)")
  }

  @Test(arguments: [("userCount", false), ("Counts.userCount", true)])
  func `a variable is not set where a field of the struct may hide it`(
    _ variable: String, _ isSet: Bool
  ) throws {
    let found = try outcome(
      """
      import Foundation
      var userCount = 0
      enum Counts { static var userCount = 0 }
      final class Post {
        struct Dependencies {
          var userCount: @Sendable () -> Int
          static var defaultDependencies: Self { Self(userCount: { 3 }) }
        }
        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func run() { \(variable) = dependencies.userCount() }
      }
      """)
    #expect(found.left == (isSet ? [] : [.nameTaken]))
    #expect(found.text.contains("dependencies.setUserCount(") == isSet, "\(found.text)")
  }

  private func outcome(_ text: String) throws -> (left: [ReasonName], text: String) {
    let migration = InMemoryMigration(files: ["File.swift": text])
    let plan = try migration.plan { $0.name == "Post" }
    return (
      plan.outcomes.flatMap { $0.left.map(\.reason) },
      migration.applying(plan)["File.swift"] ?? text
    )
  }
}
