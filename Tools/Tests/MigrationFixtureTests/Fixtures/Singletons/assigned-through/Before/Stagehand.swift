import Foundation

final class Curtain: @unchecked Sendable {
  static let shared = Curtain()
  var isOpen = false
  var ropes: [Int] = [1]
}

final class Stagehand {
  func open() {
    Curtain.shared.isOpen = true
    Curtain.shared.ropes.append(2)
    Curtain.shared.ropes[0] += 5
  }
}
