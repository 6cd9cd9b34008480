import DepMigration
import DepPlan
import Testing

/// What code asks for in branches of `#if`.
struct ConditionalUseTests {
  /// What only macOS has is there in each build of a file that imports AppKit.
  @Test(arguments: [
    ("import AppKit", "#if os(macOS)", true),
    ("import Foundation", "#if os(macOS)", false),
    ("import AppKit", "#if os(iOS)", false),
    ("import AppKit", "#if !os(macOS)", false),
    ("import AppKit", "#if os(iOS)\n#elseif os(macOS)", false),
    ("import AppKit", "#if os(macOS)\n#else", false),
    ("import UIKit", "#if !DEBUG", true),
    ("import UIKit", "#if INTERNAL || (BETA && !DEBUG)", false),
    ("import UIKit", "#if canImport(UIKit) && DEBUG", false),
    ("#if DEBUG\nimport AppKit\n#endif", "#if os(macOS)", false),
  ])
  func aFileSaysWhatEveryBuildHas(_ header: String, _ branch: String, _ isConverted: Bool) throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Panel.swift": """
      \(header)

      final class Panel {
        func isBright() -> Bool {
          \(branch)
            return UIScreen.main.brightness > 0.5
          #endif
          return false
        }
      }
      """
    ])
    let plan = try migration.plan()
    #expect(
      plan.outcomes.flatMap { $0.left.map(\.reason) } == (isConverted ? [] : [.conditionalCode]))
  }
}
