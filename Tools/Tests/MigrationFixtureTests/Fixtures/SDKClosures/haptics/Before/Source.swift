import UIKit

@MainActor
final class BandicootButton {
  func press() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  func hold() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
  }
}
