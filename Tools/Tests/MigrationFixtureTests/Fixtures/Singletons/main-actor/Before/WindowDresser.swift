import Foundation

@MainActor
final class ShopWindow {
  static let shared = ShopWindow()
  var mannequins = 2
}

@MainActor
final class WindowDresser {
  func dress() -> Int {
    ShopWindow.shared.mannequins += 1
    return ShopWindow.shared.mannequins
  }
}
