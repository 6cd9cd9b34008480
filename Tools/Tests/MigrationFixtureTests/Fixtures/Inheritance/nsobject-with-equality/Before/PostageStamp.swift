import Foundation

final class StampCatalogue: Sendable {
  static let shared = StampCatalogue()
  func value(_ number: Int) -> Int { number * 2 }
}

final class PostageStamp: NSObject {
  let number: Int

  init(number: Int) { self.number = number }

  override func isEqual(_ object: Any?) -> Bool { (object as? PostageStamp)?.number == number }
  override var hash: Int { number }
  override var description: String { "stamp \(StampCatalogue.shared.value(number))" }
}
