final class TicketOffice: Sendable {
  static let shared = TicketOffice()
  func sell(_ seat: Int) async throws -> String { "seat \(seat)" }
}

final class TicketQueue: Sendable {
  private let seats: [Int]

  init(seats: [Int]) {
    self.seats = seats
  }

  func sellFirst() -> Task<String, any Error> {
    Task {
      try await TicketOffice.shared.sell(1)
    }
  }

  func sellAll() async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      for seat in seats {
        group.addTask { try await TicketOffice.shared.sell(seat) }
      }
      var sold: [String] = []
      for try await ticket in group { sold.append(ticket) }
      return sold.sorted()
    }
  }

  func sellDetached() -> Task<String, Never> {
    Task.detached(priority: .low) {
      do { return try await TicketOffice.shared.sell(99) } catch { return "\(error)" }
    }
  }
}
