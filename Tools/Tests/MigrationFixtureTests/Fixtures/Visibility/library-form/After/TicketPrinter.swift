import DepStructs
import Foundation

protocol TicketStockProtocol: Sendable {
  func take() -> Int
}

final class TicketStock: Sendable {
  static let shared = TicketStock()
  func take() -> Int { 1 }
}

extension TicketStock: TicketStockProtocol {}

public final class TicketPrinter: Sendable {
  struct Dependencies: TransitionalDependencies {
    var ticketStock: any TicketStockProtocol
    var now: @Sendable () -> Date

    static var live: Self {
      Self(ticketStock: TicketStock.shared, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  public static let shared = TicketPrinter(dependencies: .live)

  public convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public func print(_ name: String) -> String {
    "\(name) \(dependencies.ticketStock.take()) \(dependencies.now() > .distantPast)"
  }
}
