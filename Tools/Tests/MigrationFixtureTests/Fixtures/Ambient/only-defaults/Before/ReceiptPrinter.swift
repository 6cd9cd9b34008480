import Foundation

final class ReceiptPrinter {
  private let now: () -> Date

  init(now: @escaping () -> Date = { Date() }) {
    self.now = now
  }

  func isPrinted(before limit: Date) -> Bool { now() < limit }
}
