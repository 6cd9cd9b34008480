import DepModel
import DepPlan
import Testing

/// Statics that keep something between two calls change together or not at all.
@Suite struct KeptStateTests {
  @Test(arguments: [
    "_ = FileManager.default", "_ = UserDefaults.standard", "SecItemDelete([:] as CFDictionary)",
    "_ = CNContactStore()", "_ = UIPasteboard.general", "jars += 1",
  ])
  func whatKeepsStateIsLeftTogether(_ body: String) throws {
    #expect(try Self.outcome(body)?.status == .skipped)
  }

  @Test(arguments: ["_ = Date()", "_ = URLSession.shared", "_ = UUID()"])
  func whatKeepsNothingChangesAlone(_ body: String) throws {
    #expect(try Self.outcome(body)?.status == .partly)
  }

  /// The outcome of a type that calls two functions, one of which no closure can stand for.
  private static func outcome(_ body: String) throws -> TypeOutcome? {
    let code = """
      import Contacts
      import Foundation
      import Security
      import UIKit
      enum Shelf {
        private static var jars = 0
        static func put<Jar>(_ jar: Jar) { \(body) }
        static func take() { \(body) }
      }
      final class Door {
        func open() { Shelf.take() }
        func close() { Shelf.put(7) }
      }
      """
    return try InMemoryMigration(files: ["Main.swift": code]).plan { $0.name == "Door" }
      .outcomes.first
  }
}
