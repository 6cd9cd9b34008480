import DepMigration
import Testing

/// Properties of screens that keep what a package hands out.
struct KeptUnreadTests {
  /// A later change of the package's variable is not seen, as before.
  @Test func aConstantOfAnUnreadTypeIsTakenWhenTheScreenIsMade() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Screen.swift": """
      import Player
      import UIKit

      final class Screen: UIViewController {
        private let player = RadioPlayer.shared

        func play() { player.play() }
      }
      """
    ])
    let after = try #require(
      migration.applying(try migration.plan())["Sources/App/Screen.swift"])
    #expect(after.contains("var radioPlayer: RadioPlayer\n"), "\(after)")
    #expect(after.contains("Self(radioPlayer: RadioPlayer.shared)"), "\(after)")
    #expect(
      after.contains("private var player: RadioPlayer { dependencies.radioPlayer }"), "\(after)")
  }
}
