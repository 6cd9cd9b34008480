import Foundation

final class TicketStock: Sendable {
  static let shared = TicketStock()
  func take() -> Int { 1 }
}

public final class TicketPrinter: Sendable {
  public static let shared = TicketPrinter()

  public init() {}

  public func print(_ name: String) -> String {
    "\(name) \(TicketStock.shared.take()) \(Date() > .distantPast)"
  }
}
