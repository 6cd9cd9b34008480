import DepModel

extension Rule {
  package static let hiddenSystemSingleton = Rule(
    name: .hiddenSystemSingleton,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden system singleton",
    summary: "A body uses a singleton of an SDK directly, such as `FileManager.default`.",
    reason: """
      The type reads and writes what the whole machine shares: files, defaults, notifications, the \
      pasteboard. Its tests leave traces, and fail on machines with another setup.

      The catalogue lists the singletons of Foundation, Dispatch, UIKit, AppKit, SwiftUI, Combine, \
      CoreData, CoreLocation, UserNotifications, StoreKit, WebKit, Security and os, and the field \
      that each becomes. A project adds its own in `.depstructs.json`.
      """,
    example: RuleExample(
      """
      import Foundation

      final class Trash {
        func empty() throws {
          try FileManager.default.removeItem(atPath: "trash")  // <- finding
        }
      }
      """),
    repaired: RuleExample(
      """
      import Foundation

      final class Trash {
        struct Dependencies {
          var removeItem: (_ path: String) throws -> Void
          static var live: Self {
            Self(removeItem: { try FileManager.default.removeItem(atPath: $0) })
          }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func empty() throws {
          try dependencies.removeItem("trash")
        }
      }
      """),
    repair: """
      Take what the type uses: a closure for one operation, a small protocol for several. Pass the \
      singleton in `live`. `depstructs audit --type TYPE` shows what `migrate` would write.
      """,
    notReported: notCounted + ["Catalogue entries that are constants."])
}

extension FindingText {
  /// A body uses a singleton of an SDK.
  static func hiddenSystemSingleton(_ place: HiddenPlace) -> FindingText {
    place.text("uses '\(place.dependency.expression)' directly")
  }
}
