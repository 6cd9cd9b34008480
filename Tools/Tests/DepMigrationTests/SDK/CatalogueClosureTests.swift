import DepMigration
import DepModel
import Testing

/// Closures for functions of an SDK that are written with the arguments of the place.
struct CatalogueClosureTests {
  @Test(arguments: [
    (
      "Security", "SecRandomCopyBytes(kSecRandomDefault, 4, &bytes)",
      "copyRandomBytes: @Sendable (SecRandomRef?, Int, UnsafeMutableRawPointer) -> Int32",
      "dependencies.copyRandomBytes(kSecRandomDefault, 4, &bytes)"
    ),
    (
      "StoreKit", "SKStoreReviewController.requestReview(in: scene)",
      "requestReview: @MainActor @Sendable (UIWindowScene) -> Void",
      "dependencies.requestReview(scene)"
    ),
    (
      "AppKit", "NSStatusBar.system.statusItem(withLength: 8)",
      "makeStatusItem: @MainActor @Sendable (CGFloat) -> NSStatusItem",
      "dependencies.makeStatusItem(8)"
    ),
    (
      "Foundation", "NSTimeZone.local", "timeZone: @Sendable () -> TimeZone",
      "dependencies.timeZone()"
    ),
    (
      "CoreData", "NSPersistentContainer.defaultDirectoryURL()",
      "persistentContainerDirectory: @Sendable () -> URL",
      "dependencies.persistentContainerDirectory()"
    ),
    (
      "Foundation",
      "Timer(timeInterval: 1, target: self, selector: tick, userInfo: nil, repeats: true)",
      "makeTimer:", "dependencies.makeTimer(1, self, tick)"
    ),
  ])
  func aFunctionIsCalledThroughAClosure(
    _ module: String, _ expression: String, _ field: String, _ call: String
  ) throws {
    let after = try migrated(module, "let given = \(expression); print(given)")
    #expect(after.contains("var \(field)"), "\(after)")
    #expect(after.contains("let given = \(call)"), "\(after)")
  }

  @Test(arguments: [true, false])
  func aBlockKeepsTheActorOfItsPlaceBeforeSwift6(isOlder: Bool) throws {
    let after = try migrated(
      "UIKit", "_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
      isOlder: isOlder)
    let block = isOlder ? "@escaping (Timer)" : "@escaping @Sendable (Timer)"
    #expect(after.contains("(TimeInterval, Bool, \(block) -> Void) -> "), "\(after)")
  }

  /// On other systems the block crosses to another thread in each mode.
  @Test func aBlockOfAFileWithoutScreensCrosses() throws {
    let after = try migrated(
      "Foundation", "_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }")
    #expect(after.contains("@escaping @Sendable (Timer)"), "\(after)")
  }

  @Test func aHandlerThatMayBeMissingKeepsTheActorToo() throws {
    let after = try migrated(
      "UIKit", "_ = UIApplication.shared.beginBackgroundTask(withName: \"a\") { print(bytes) }")
    #expect(after.contains("      (() -> Void)?\n"), "\(after)")
  }

  /// The closure takes fewer arguments, and the comment of one that goes would go along.
  @Test(arguments: [true, false])
  func anArgumentWithACommentStays(hasComment: Bool) throws {
    let comment = hasComment ? " /* none */" : ""
    let call = "UIApplication.shared.open(url, options: [:]\(comment), completionHandler: nil)"
    let code = "let url = URL(fileURLWithPath: \"/\"); \(call); print(Date())"
    let after = try migrated("UIKit", code)
    #expect(after.contains(call) == hasComment, "\(after)")
  }

  private func migrated(_ module: String, _ code: String, isOlder: Bool = true) throws -> String {
    var migration = InMemoryMigration(files: [
      "Sources/App/Panel.swift": """
      import \(module)

      @MainActor final class Panel {
        private var bytes: [UInt8] = []

        func show(_ scene: UIWindowScene, _ tick: Selector) { \(code) }
      }
      """
    ])
    if isOlder { migration.modelOptions.olderModules = ["App"] }
    return try #require(
      migration.applying(try migration.plan())["Sources/App/Panel.swift"])
  }
}
