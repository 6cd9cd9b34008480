import DepMigration
import DepPlan
import Testing

/// Fields that are declared as a type itself are explained.
@Suite struct ConcreteTypeNoteTests {
  private static let api = """
    final class API: Sendable {
      static let shared = API()
      func load() {}
      func load<T>(_ type: T.Type) -> some Any { 1 }
    }
    """

  @Test func nothingIsToldWhereAProtocolStands() throws {
    #expect(try notes("final class A {\n  func a() { API.shared.load() }\n}") == [])
  }

  @Test func theReasonNamesTypeFieldsAndPlace() throws {
    let users = ["A", "B", "C", "D"].map {
      "final class \($0) {\n  func a() { _ = API.shared.load(Int.self) }\n}"
    }
    #expect(
      try notes(users.joined(separator: "\n")) == [
        "API.swift:1:13: 'API' has no protocol in A.api, B.api, C.api and 1 more: "
          + "the type of load is opaque"
      ])
    #expect(
      try notes(users[0..<2].joined(separator: "\n")) == [
        "API.swift:1:13: 'API' has no protocol in A.api and B.api: the type of load is opaque"
      ])
  }

  @Test func aValueThatIsUsedAsAWholeIsTold() throws {
    let code = """
      final class A {
        func a() { print(API.shared) }
      }
      final class B {
        func b() { API.shared.load() }
      }
      """
    #expect(
      try notes(code) == [
        "API.swift:1:13: 'API' has no protocol in A.api: "
          + "the value is used as a whole, not only its members"
      ])
  }

  @Test func theSuggestionForATypeOfAnSDKIsTold() throws {
    let code = """
      import Foundation
      final class A {
        func a() { FileManager.default.createFile(atPath: "a", contents: nil) }
      }
      final class B {
        func b() -> Bool { FileManager.default.fileExists(atPath: "a") }
      }
      """
    #expect(
      try notes(code) == [
        "Main.swift:2:13: 'FileManager' has no protocol in A.fileManager and B.fileManager: "
          + "its sources are not here; the audit suggests 'any FileManaging'"
      ])
  }

  @Test func existingProtocolsAreLookedForOnly() throws {
    let code = "final class A {\n  func a() { API.shared.load() }\n}"
    #expect(
      try notes(code, .existing) == [
        "API.swift:1:13: 'API' has no protocol in A.api: no protocol of the project fits"
      ])
    #expect(try notes(code, .concrete) == [])
  }

  private func notes(
    _ code: String, _ protocols: MigrationOptions.Protocols = .extract
  ) throws -> [String] {
    var options = MigrationOptions()
    options.protocols = protocols
    return try InMemoryMigration(files: ["API.swift": Self.api, "Main.swift": code])
      .plan(options: options).notes
  }
}
