import Foundation

@propertyWrapper struct Remembered<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class FerryTimes: Sendable {
  static let shared = FerryTimes()
  func next(_ pier: Int) -> String { "ferry at \(pier)" }
}

struct FerryBoard {
  @Remembered private var isOpen = true
  let pier: Int
  let onTap: (String) -> Void

  func show() { onTap(FerryTimes.shared.next(pier) + (isOpen ? "" : ", closed")) }
}

struct FerryPoster {
  private var colour = "blue"

  func text() -> String { colour + " " + FerryTimes.shared.next(9) }
}

/// The parameter stands before a closure that callers pass behind the parentheses.
func boards() -> [FerryBoard] { [FerryBoard(pier: 3) { print($0) }] }
