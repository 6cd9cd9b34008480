import DepMigration
import DepModel
import DepPlan
import Testing

/// Objects of a framework that are made when code first asks for them.
@Suite struct ApplicationObjectTests {
  /// Kept as values they would be made with the type that uses them.
  @Test(arguments: [
    ("AppKit", "NSApplication.shared", "application", "NSApplication"),
    ("AppKit", "NSFontPanel.shared", "fontPanel", "NSFontPanel"),
    ("UIKit", "UIApplication.shared", "application", "UIApplication"),
  ])
  func codeOutsideOfTheActorAsksEachTime(
    _ module: String, _ expression: String, _ field: String, _ type: String
  ) throws {
    var migration = InMemoryMigration(files: [
      "Sources/App/Panel.swift": """
      import \(module)

      final class Panel {
        func show() -> Any { \(expression) }
      }
      """
    ])
    // Swift 6 mode allows no such code.
    migration.modelOptions.olderModules = ["App"]
    var options = MigrationOptions()
    options.sdkForm = .concrete
    let after = try #require(
      migration.applying(try migration.plan(options: options))["Sources/App/Panel.swift"])
    #expect(after.contains("var \(field): () -> \(type)\n"), "\(after)")
    #expect(after.contains("\(field): { \(expression) }"), "\(after)")
    #expect(after.contains("func show() -> Any { dependencies.\(field)() }"), "\(after)")
  }

  /// Code in Swift 6 mode that asks without waiting runs on the main actor, whatever its type is.
  @Test func codeInTheNewestModeRunsOnTheActor() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Field.swift": """
      import AppKit
      import Fields

      struct Field: TokenView {
        func show() -> Any { NSApplication.shared }
      }
      """
    ])
    var options = MigrationOptions()
    options.sdkForm = .concrete
    let after = try #require(
      migration.applying(try migration.plan(options: options))["Sources/App/Field.swift"])
    #expect(after.contains("@MainActor @Sendable () -> NSApplication"), "\(after)")
  }

  @Test func theTimeOfFoundationIsTheTime() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Tide.swift": """
      import Foundation

      final class Tide {
        func now() -> Date { NSDate.now }
      }
      """
    ])
    let after = try #require(
      migration.applying(try migration.plan())["Sources/App/Tide.swift"])
    #expect(after.contains("func now() -> Date { dependencies.now() }"), "\(after)")
  }

  /// Its type is an optional, or one that Swift unwraps: a field of the type would lose that.
  @Test func whatTheCodeUnwrapsStays() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Updates.swift": """
      import Sparkle

      final class Updates {
        func isOn() -> Bool { SUUpdater.shared()!.automaticallyChecksForUpdates }
        func mayBeOn() -> Bool? { SUUpdater.shared()?.automaticallyChecksForUpdates }
      }
      """
    ])
    let outcome = try #require(try migration.plan().outcomes.first)
    #expect(outcome.status == .skipped)
    #expect(outcome.refusal?.reason == .typeUnknown)
    #expect(outcome.refusal?.detail.contains("unwraps") == true)
  }

  /// Swift assigns through what a function gives only where that is an object.
  @Test func anObjectOfAnotherLanguageIsChangedThroughItsFunction() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Settings.swift": """
      import UIKit

      final class Settings {
        func save() { LocationManager.sharedInstance().interval = 3 }
        func clear() { (UIApplication.shared.delegate as! TrackDelegate).reset() }
      }
      """
    ])
    let after = try #require(
      migration.applying(try migration.plan())["Sources/App/Settings.swift"])
    #expect(after.contains("dependencies.locationManager().interval = 3"), "\(after)")
    #expect(after.contains("dependencies.trackDelegate().reset()"), "\(after)")
    #expect(
      after.contains("trackDelegate: { UIApplication.shared.delegate as! TrackDelegate }"),
      "\(after)")
  }

  /// A call of `System` may be mutating, and no source tells; one of a class of an SDK is not.
  @Test func aValueOfAnotherModuleIsNotChangedInACopy() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Info.swift": """
      import Foundation
      import SystemKit

      enum Info {
        static var system: System = System()
        static var session: URLSession = URLSession.shared
      }

      final class Usage {
        func text() -> String { "\\(Info.system.usage())" }
        func load(_ url: URL) { Info.session.dataTask(with: url).resume() }
      }
      """
    ])
    let after = try #require(migration.applying(try migration.plan())["Sources/App/Info.swift"])
    #expect(after.contains("\\(Info.system.usage())"), "\(after)")
    #expect(after.contains("dependencies.session().dataTask(with: url)"), "\(after)")
  }
}
