final class SoldOut: TicketOfficeProtocol {
  func sell(_ seat: Int) async throws -> String { "sold out" }
}
let queue = TicketQueue(seats: [1], dependencies: .init(ticketOffice: SoldOut()))
let all = try await queue.sellAll()
expect(all == ["sold out"], "the task uses the stub")
