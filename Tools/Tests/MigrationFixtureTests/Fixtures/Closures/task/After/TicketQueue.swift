protocol TicketOfficeProtocol: Sendable {
  func sell(_ seat: Int) async throws -> String
}

final class TicketOffice: Sendable {
  static let shared = TicketOffice()
  func sell(_ seat: Int) async throws -> String { "seat \(seat)" }
}

extension TicketOffice: TicketOfficeProtocol {}

final class TicketQueue: Sendable {
  struct Dependencies {
    var ticketOffice: any TicketOfficeProtocol

    static var defaultDependencies: Self {
      Self(ticketOffice: TicketOffice.shared)
    }
  }

  private let dependencies: Dependencies

  private let seats: [Int]

  init(seats: [Int], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.seats = seats
  }

  func sellFirst() -> Task<String, any Error> {
    Task { [dependencies] in
      try await dependencies.ticketOffice.sell(1)
    }
  }

  func sellAll() async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      for seat in seats {
        group.addTask { [dependencies] in try await dependencies.ticketOffice.sell(seat) }
      }
      var sold: [String] = []
      for try await ticket in group { sold.append(ticket) }
      return sold.sorted()
    }
  }

  func sellDetached() -> Task<String, Never> {
    Task.detached(priority: .low) { [dependencies] in
      do { return try await dependencies.ticketOffice.sell(99) } catch { return "\(error)" }
    }
  }
}
